'use strict';
(() => {
  const byId = id => document.getElementById(id);
  const list = byId('list'), query = byId('q'), order = byId('sort'), shown = byId('shown');
  const items = [...list.children];
  const filters = document.querySelector('.filters'), total = Number(filters.dataset.total);
  const selects = [...document.querySelectorAll('select[data-by]')];
  const level = {error: 0, warning: 1, note: 2};
  items.forEach((item, at) => { item.place = at; });

  // The page opens with the first findings; the others wait in comments. Whatever looks at all of them adds them first.
  const pending = [...byId('late').childNodes].filter(node => node.nodeType === Node.COMMENT_NODE);
  const grow = () => {
    const next = pending.shift();
    if (next) {
      list.insertAdjacentHTML('beforeend', next.data.replaceAll('<!~~', '<!--').replaceAll('~~>', '-->'));
      next.remove();
      for (const item of [...list.children].slice(items.length)) {
        item.place = items.push(item) - 1;
      }
    }
    return pending.length;
  };
  const growAll = () => { while (grow()); };
  const soon = window.requestIdleCallback || setTimeout;
  const growOn = () => { if (pending.length) { soon(() => { grow(); growOn(); }); } };

  // A card is made when it is first opened: thousands of them would slow the page down.
  const fill = item => {
    const held = [...item.childNodes].find(node => node.nodeType === Node.COMMENT_NODE);
    if (held) {
      item.insertAdjacentHTML('beforeend', held.data);
      held.remove();
      // Why it matters is the same for all findings of a rule.
      const brief = document.querySelector(`#r-${CSS.escape(item.dataset.r)} .brief`);
      if (brief) { item.querySelector('.why').innerHTML = brief.innerHTML; }
    }
  };
  document.addEventListener('toggle', event => {
    if (event.target.matches('details.item') && event.target.open) { fill(event.target); }
  }, true);

  const words = item => item.words ??= item.firstElementChild.textContent.toLowerCase();
  const apply = () => {
    const wanted = query.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (wanted.length || selects.some(s => s.value)) { growAll(); }
    let count = total - items.length;
    for (const item of items) {
      const fits = selects.every(s => !s.value || item.dataset[s.dataset.by] === s.value) &&
                   wanted.every(word => words(item).includes(word));
      item.hidden = !fits;
      count += fits;
    }
    shown.textContent = filters.dataset.shown.replace('{n}', count).replace('{all}', total);
    byId('nothing').hidden = count > 0 || !total;
  };
  const remember = () => {
    const state = new URLSearchParams();
    selects.forEach(s => s.value && state.set(s.dataset.by, s.value));
    if (query.value) { state.set('q', query.value); }
    if (order.value !== 'p') { state.set('sort', order.value); }
    const text = state.toString();
    history.replaceState(null, '', text ? '#findings?' + text : '#findings');
  };
  const arrange = () => {
    growAll();
    const keys = {
      p: (a, b) => a.place - b.place,
      n: (a, b) => a.dataset.n - b.dataset.n,
      l: (a, b) => level[a.dataset.l] - level[b.dataset.l] || a.place - b.place,
      r: (a, b) => (a.dataset.r < b.dataset.r ? -1 : a.dataset.r > b.dataset.r) || a.place - b.place
    };
    list.append(...[...items].sort(keys[order.value]));
  };
  const reset = () => {
    query.value = '';
    selects.forEach(s => { s.value = ''; });
    apply();
  };

  let waiting;
  query.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => { apply(); remember(); }, 80);
  });
  selects.forEach(s => s.addEventListener('change', () => { apply(); remember(); }));
  order.addEventListener('change', () => { arrange(); remember(); });
  byId('reset').addEventListener('click', () => { reset(); remember(); });
  document.querySelectorAll('a[data-set]').forEach(link => link.addEventListener('click', event => {
    event.preventDefault();
    reset();
    selects.find(s => s.dataset.by === link.dataset.set).value = link.dataset.value;
    apply();
    remember();
    byId('findings').scrollIntoView();
  }));

  // Deep links: #f-… and #k-… open their card, #findings?… restores a search.
  const follow = () => {
    const hash = decodeURIComponent(location.hash.slice(1));
    if (hash.startsWith('findings?')) {
      const state = new URLSearchParams(hash.slice(9));
      query.value = state.get('q') || '';
      selects.forEach(s => {
        s.value = state.get(s.dataset.by) || '';
        if (s.selectedIndex < 0) { s.value = ''; }
      });
      order.value = state.get('sort') || 'p';
      if (order.selectedIndex < 0) { order.value = 'p'; }
      apply();
      arrange();
      byId('findings').scrollIntoView();
      return;
    }
    if (hash && hash !== 'summary' && hash !== 'profile') { growAll(); } // it stands among them or below
    const target = hash && byId(hash);
    if (!target || !target.matches('details.item')) { return; }
    if (target.hidden) { reset(); }
    fill(target);
    target.open = true;
    target.scrollIntoView();
    target.firstElementChild.focus({preventScroll: true});
  };
  addEventListener('hashchange', follow);
  // A link to where one is already opens it again.
  document.addEventListener('click', event => {
    const link = event.target.closest('a[href^="#"]');
    if (link) { growAll(); }
    if (link && link.getAttribute('href') === location.hash) { follow(); }
  });

  const button = byId('theme'), root = document.documentElement;
  const setTheme = name => {
    name === 'auto' ? root.removeAttribute('data-theme') : root.setAttribute('data-theme', name);
    button.textContent = button.dataset[name];
    button.value = name;
    try { localStorage.setItem('cuda-tidy-theme', name); } catch { /* a page from disk may have no storage */ }
  };
  const nextTheme = () => setTheme({auto: 'dark', dark: 'light', light: 'auto'}[button.value || 'auto']);
  button.addEventListener('click', nextTheme);
  let kept;
  try { kept = localStorage.getItem('cuda-tidy-theme'); } catch { /* as above */ }
  setTheme(['dark', 'light'].includes(kept) ? kept : 'auto');

  const language = byId('language');
  language?.addEventListener('click', () => { language.hash = location.hash; });
  byId('help').addEventListener('click', () => byId('keys').showModal());

  const move = step => {
    growAll();
    const visible = [...list.children].filter(item => !item.hidden);
    let at = visible.findIndex(item => item.contains(document.activeElement));
    // A browser that followed a deep link may have taken the focus away again.
    if (at < 0) { at = visible.findIndex(item => '#' + item.id === location.hash); }
    const next = visible[at < 0 ? 0 : Math.max(0, Math.min(visible.length - 1, at + step))];
    next?.firstElementChild.focus();
    next?.scrollIntoView({block: 'nearest'});
  };
  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.altKey || event.metaKey || byId('keys').open) { return; }
    if (event.key === 'Escape' && event.target === query) {
      reset();
      remember();
      query.blur();
      return;
    }
    if (event.target.matches('input,select,textarea')) { return; }
    const actions = {
      '/': () => { byId('findings').scrollIntoView(); query.focus(); },
      j: () => move(1), k: () => move(-1), t: nextTheme, '?': () => byId('keys').showModal()
    };
    if (Object.hasOwn(actions, event.key)) {
      event.preventDefault();
      actions[event.key]();
    }
  });

  // Paper shows what the filters leave, opened.
  let opened = [];
  addEventListener('beforeprint', () => {
    growAll();
    opened = [...document.querySelectorAll('details:not([open])')].filter(item => !item.hidden).slice(0, 400);
    opened.forEach(item => { fill(item); item.open = true; });
  });
  addEventListener('afterprint', () => opened.forEach(item => { item.open = false; }));

  apply();
  follow();
  growOn();
})();

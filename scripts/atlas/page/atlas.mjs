/** Filters, keys and the large view of the atlas. It is in the page itself, as a plain script. */
(() => {
  /** @type {<T extends Element>(selector: string) => T} */
  const one = (selector) => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`the page has no ${selector}`);
    return /** @type {any} */ (found);
  };
  /** @type {HTMLElement[]} */
  const figures = [...document.querySelectorAll('main figure')].map(
    (node) => /** @type {HTMLElement} */ (node),
  );
  const search = /** @type {HTMLInputElement} */ (one('#search'));
  const filters = /** @type {HTMLFormElement} */ (one('#filters'));
  const viewer = /** @type {HTMLDialogElement} */ (one('#viewer'));
  const root = document.documentElement;

  /** @param {boolean} isDark */
  function dress(isDark) {
    root.dataset['theme'] = isDark ? 'dark' : 'light';
    root.dataset['convention'] = 'green-up';
    one('#theme').setAttribute('aria-pressed', String(isDark));
  }
  dress(matchMedia('(prefers-color-scheme: dark)').matches);
  one('#theme').addEventListener('click', () => dress(root.dataset['theme'] !== 'dark'));

  /** @param {HTMLElement} figure @param {string} name @returns {string[]} */
  function traits({ dataset }, name) {
    if (name === 'theme') return [dataset['themeOf'] ?? ''];
    if (name === 'convention') return [dataset['conventionOf'] ?? ''];
    if (name === 'verdict') return [dataset['verdict'] ?? '', dataset['fault'] ? 'fault' : ''];
    return [dataset[name] ?? ''];
  }

  function filter() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    /** @type {Map<string, string[]>} */
    const chosen = new Map();
    for (const [name, value] of new FormData(filters)) {
      if (typeof value === 'string') chosen.set(name, [...(chosen.get(name) ?? []), value]);
    }
    let count = 0;
    for (const figure of figures) {
      const text = figure.dataset['text'] ?? '';
      const fits =
        words.every((word) => text.includes(word)) &&
        [...chosen].every(([name, values]) => traits(figure, name).some((trait) => values.includes(trait)));
      figure.hidden = !fits;
      count += fits ? 1 : 0;
    }
    for (const section of document.querySelectorAll('.unit, .group')) {
      /** @type {HTMLElement} */ (section).hidden = !section.querySelector('figure:not([hidden])');
    }
    for (const link of document.querySelectorAll('nav a')) {
      const unit = document.querySelector(link.getAttribute('href') ?? '#none');
      /** @type {HTMLElement} */ (link.parentElement).hidden = /** @type {HTMLElement} */ (unit).hidden;
    }
    for (const section of document.querySelectorAll('nav section')) {
      /** @type {HTMLElement} */ (section).hidden = !section.querySelector('li:not([hidden])');
    }
    one('#shown').textContent =
      count === figures.length ? `${count} pictures` : `${count} of ${figures.length} pictures`;
    /** @type {HTMLElement} */ (one('#none')).hidden = count > 0;
    const query = new URLSearchParams(
      [...chosen].flatMap(([name, all]) => all.map((value) => [name, value])),
    );
    if (search.value) query.set('find', search.value);
    try {
      history.replaceState(null, '', `${query.size ? `?${query}` : location.pathname}${location.hash}`);
    } catch {
      // A browser that keeps file pages from naming their state: only the link to a filtered view is lost.
    }
  }

  // The filter is in the address, so that it can be shared and outlives a reload.
  const asked = new URLSearchParams(location.search);
  search.value = asked.get('find') ?? '';
  for (const box of filters.querySelectorAll('input')) {
    box.checked = asked.getAll(box.name).includes(box.value);
  }
  search.addEventListener('input', filter);
  filters.addEventListener('change', filter);
  filters.addEventListener('submit', (event) => event.preventDefault());
  one('#clear').addEventListener('click', () => {
    search.value = '';
    filters.reset();
    filter();
    search.focus();
  });

  /** @type {HTMLButtonElement | undefined} */
  let open;
  /** @param {HTMLButtonElement} plate */
  function show(plate) {
    open = plate;
    const figure = /** @type {HTMLElement} */ (plate.closest('figure'));
    const files = JSON.parse(plate.dataset['files'] ?? '{}');
    one('#viewer-title').textContent = plate.dataset['label'] ?? '';
    one('#viewer-look').textContent = figure.querySelector('.look')?.textContent ?? '';
    one('#viewer-live').setAttribute('href', figure.querySelector('a')?.href ?? '');
    const isPair = files.before && files.after;
    const views = [
      { file: files.before, title: 'Before' },
      { file: files.after, title: isPair ? 'Now' : '' },
      { file: files.mask, title: 'What differs' },
    ].filter(({ file }) => file);
    one('#viewer-body').replaceChildren(
      ...views.map(({ file, title }) => {
        const view = document.createElement('figure');
        const picture = Object.assign(document.createElement('img'), {
          src: file,
          alt: `${plate.dataset['label']} ${title.toLowerCase()}`.trim(),
        });
        const caption = Object.assign(document.createElement('figcaption'), { textContent: title });
        view.append(picture, caption);
        return view;
      }),
    );
    if (!viewer.open) viewer.showModal();
    viewer.scrollTo(0, 0);
  }

  /** @param {number} by */
  function step(by) {
    const plates = figures.filter((figure) => !figure.hidden).map((figure) => figure.querySelector('button'));
    const at = plates.indexOf(open ?? null);
    const next = plates[(at + by + plates.length) % plates.length];
    if (next) show(next);
  }
  one('main').addEventListener('click', (event) => {
    const plate = event.target instanceof Element ? event.target.closest('.plate') : null;
    if (plate instanceof HTMLButtonElement) show(plate);
  });
  one('#previous').addEventListener('click', () => step(-1));
  one('#next').addEventListener('click', () => step(1));
  one('#close').addEventListener('click', () => viewer.close());
  // One goes on where one stopped looking.
  viewer.addEventListener('close', () => open?.focus());
  document.addEventListener('keydown', (event) => {
    if (viewer.open) {
      if (event.key === 'ArrowLeft') step(-1);
      if (event.key === 'ArrowRight') step(1);
      return;
    }
    if (event.key === '/' && document.activeElement !== search) {
      event.preventDefault();
      search.focus();
    }
  });
  filter();
})();

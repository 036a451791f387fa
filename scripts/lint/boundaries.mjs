/**
 * The areas of the repository as a table: who may import whom. The lint rule `meridian/boundaries` reads it, so that an import against
 * the architecture is an error in the editor, not a remark in a review.
 */

/**
 * @typedef {object} Area
 * @property {string} name
 * @property {string} path start of every file path of the area; the longest match wins
 * @property {string} [packageName] how other areas name it; without one they reach it by relative path
 * @property {readonly string[]} mayImport names of areas
 * @property {readonly string[]} [mayImportLazily] names of areas reached by `import()` only, so that they stay out of the bundle
 * @property {string} instead what to do where an import is refused
 */

/** @type {readonly Area[]} */
const areas = [
  {
    name: 'locales',
    path: 'locales/',
    mayImport: [],
    instead: 'catalogues are data.',
  },
  {
    name: 'api',
    path: 'contracts/api/',
    packageName: '@meridian/api',
    mayImport: [],
    instead: 'the contract is the lowest layer: what it needs is declared in it.',
  },
  {
    name: 'pact',
    path: 'contracts/pact/',
    packageName: '@meridian/pact',
    mayImport: ['api', 'mocks'],
    instead: 'pacts speak through the typed client and verify the standalone server.',
  },
  {
    name: 'mocks',
    path: 'mocks/',
    packageName: '@meridian/mocks',
    mayImport: ['api'],
    instead: 'the world has its own arithmetic: shared maths would agree while wrong.',
  },
  {
    name: 'design-system',
    path: 'packages/design-system/',
    packageName: '@meridian/design-system',
    mayImport: [],
    instead: 'the design system knows no endpoint, no route and no message: take what you need as a prop.',
  },
  {
    name: 'app',
    path: 'packages/app/',
    packageName: '@meridian/app',
    mayImport: ['api', 'design-system', 'locales'],
    mayImportLazily: ['scenario-panel'],
    instead:
      'the app knows a base URL and nothing of who answers it: only the scenario panel, loaded by import() in the demo, opens worlds.',
  },
  {
    name: 'scenario-panel',
    path: 'packages/app/src/scenario-panel/',
    mayImport: ['app', 'api', 'mocks', 'design-system', 'locales'],
    instead: 'the scenario panel is between the app and the mocks, and needs nothing else.',
  },
  {
    name: 'storybook',
    path: '.storybook/',
    packageName: '@meridian/storybook',
    mayImport: ['api', 'mocks', 'design-system', 'app', 'scenario-panel', 'locales', 'scripts', 'states'],
    instead: 'the preview composes areas, it does not reach into tests.',
  },
  {
    name: 'e2e',
    path: 'e2e/',
    mayImport: ['api', 'mocks', 'scripts'],
    instead: 'a journey acts through the browser, as a person does.',
  },
  {
    name: 'bench',
    path: 'bench/',
    mayImport: ['api', 'mocks', 'design-system', 'app', 'scripts'],
    instead: 'a benchmark measures areas, it is not one.',
  },
  {
    name: 'simulate',
    path: 'simulate/',
    mayImport: ['api', 'mocks', 'app', 'locales', 'states'],
    instead:
      'the simulator holds the app against a brokerage: what it needs of either is in their test kits.',
  },
  {
    name: 'states',
    path: 'states/',
    mayImport: ['api', 'mocks', 'app'],
    instead:
      'the table of states reads sources, the catalogue and the routes; what it is told of stories is in measured.jsonl.',
  },
  {
    name: 'scripts',
    path: 'scripts/',
    mayImport: [],
    instead: 'tools run before anything is built: they call commands, not our code.',
  },
];

/** Build files are in the folder they build and use the tools, whatever that area may import. */
const buildFiles = /(^|\/)(vite|vitest)\.config\.ts$/;

/** What a story, and the list of a screen’s states beside it, may import beyond its own area: the preview, and the names of scenarios and faults. */
const storyFiles = /\.(stories\.tsx|states\.ts)$/;
const namesPackage = '@meridian/mocks/names';

/** @param {string} file path from the root @returns {Area | undefined} */
function areaOf(file) {
  return areas
    .filter((area) => file.startsWith(area.path))
    .toSorted((a, b) => b.path.length - a.path.length)
    .at(0);
}

/** @param {string} specifier @returns {Area | undefined} */
function areaOfPackage(specifier) {
  return areas.find(
    ({ packageName }) => packageName === specifier || specifier.startsWith(`${packageName}/`),
  );
}

/**
 * Layers of a area, lowest first: a file may import from its own layer and those below it. A layer is a folder below
 * `path`, or a file beside the folders; what is on none is held by no layer. Where `isComposedAbove`, the files beside the
 * folders compose the layers, and no layer imports them.
 * @typedef {{ path: string, layers: readonly string[], areTestsHeld: boolean, isComposedAbove?: boolean }} LayerPlan
 */

/** @type {readonly LayerPlan[]} */
const layerPlans = [
  {
    path: 'packages/app/src/',
    layers: [
      'platform',
      'domain',
      'asset-classes',
      'presentation',
      'forms',
      'submission',
      'features',
      'shell',
    ],
    areTestsHeld: true,
  },
  {
    path: 'packages/app/src/platform/',
    layers: ['address', 'ports', 'live', 'words', 'device', 'reading'],
    areTestsHeld: true,
    isComposedAbove: true,
  },
  {
    path: 'mocks/src/',
    layers: [
      'names.ts',
      'kernel',
      'fixed-text.ts',
      'domain',
      'commands',
      'facts',
      'scenarios',
      'world-definition.ts',
      'handlers',
      'hosts',
    ],
    // What orders do is tried in a whole world, which is opened in a scenario.
    areTestsHeld: false,
  },
  {
    path: 'packages/design-system/src/',
    layers: ['icons', 'tokens', 'theme', 'primitives', 'patterns', 'charts', 'layout'],
    // A story shows its part among others.
    areTestsHeld: false,
  },
];

/** The layer of a file in one plan; undefined for a file on none. @param {LayerPlan} plan @param {string} file */
function layerIn(plan, file) {
  if (!file.startsWith(plan.path)) return undefined;
  const name = file.slice(plan.path.length).split('/')[0] ?? '';
  const height = plan.layers.indexOf(name);
  return height === -1 ? undefined : { name, height };
}

/** Says which layers an import climbs, or undefined. @param {string} file @param {string} target both from the root */
function climb(file, target) {
  for (const plan of layerPlans) {
    const from = layerIn(plan, file);
    const to = layerIn(plan, target);
    const isHeld = plan.areTestsHeld || !testFiles.test(file);
    if (!from || !isHeld) continue;
    if (to && to.height > from.height) return { from: `"${from.name}"`, to: `"${to.name}"` };
    const isComposing =
      plan.isComposedAbove && target.startsWith(plan.path) && !target.slice(plan.path.length).includes('/');
    if (isComposing) return { from: `"${from.name}"`, to: 'what composes the layers' };
  }
  return undefined;
}

/** Files that are no part of what is shipped. */
const testFiles = /\.(test|stories)\.tsx?$/;
const testKits = /^(contracts|mocks|packages|scripts)\/(.*\/)?test\//;
const shipped = /^(contracts|mocks|packages|scripts)\//;

/** Packages whose package.json has `imports`. */
const withImports = /^(packages\/(?:app|design-system)|mocks)\/(src|test)\/(.+)$/;

/**
 * How package.json's `imports` name a file that lies in another folder of `src`, or in `test`; undefined for a neighbour.
 * @param {string} file @param {string} target both from the root
 */
function namedImport(file, target) {
  const [, fromPackage, fromPart, fromRest = ''] = withImports.exec(file) ?? [];
  const [, toPackage, toPart, toRest = ''] = withImports.exec(target) ?? [];
  if (!fromPackage || fromPackage !== toPackage) return undefined;
  if (toPart === 'test') return fromPart === 'test' ? undefined : `#test/${toRest}`;
  const isNeighbour =
    fromPart === 'src' && toRest.includes('/') && fromRest.split('/')[0] === toRest.split('/')[0];
  return isNeighbour ? undefined : `#${toRest}`;
}

/** The feature a file belongs to, for the rule between features. @param {string} file */
function featureOf(file) {
  return /^packages\/app\/src\/features\/([^/]+)\//.exec(file)?.[1];
}

/**
 * Why a file may not import a specifier, or undefined where it may.
 * @param {object} link
 * @param {string} link.file path from the root, with forward slashes
 * @param {string} link.specifier as written
 * @param {string | undefined} link.target path from the root where the specifier is relative or one of `imports`
 * @param {boolean} link.isLazy `import()` rather than a declaration
 * @returns {string | undefined}
 */
export function objectionTo({ file, specifier, target, isLazy }) {
  const from = areaOf(file);
  const to = target === undefined ? areaOfPackage(specifier) : areaOf(target);
  if (!from || !to || buildFiles.test(file)) return undefined;

  if (target !== undefined) {
    const climbed = climb(file, target);
    if (climbed) {
      return `${climbed.from} lies below ${climbed.to} and may not import it: take what you need as an argument, or move it down.`;
    }
    if (testKits.test(target) && shipped.test(file) && !testKits.test(file) && !testFiles.test(file)) {
      return 'A test kit is for tests and stories: what is shipped never imports it.';
    }
    const here = featureOf(file);
    const there = featureOf(target);
    if (here && there && here !== there) {
      return `Features never import each other ("${here}" imports "${there}"): compose them in the shell, or move what both need to a lower layer.`;
    }
  }
  if (target !== undefined && specifier.startsWith('../')) {
    const named = namedImport(file, target);
    if (named) return `Write '${named}': a path that leaves its folder of src says where it leads.`;
  }
  if (from === to) {
    return target === undefined
      ? `Inside ${from.name} import by relative path or by '#…', not by the package's own name.`
      : undefined;
  }
  if (storyFiles.test(file) && (to.name === 'storybook' || specifier === namesPackage)) return undefined;
  const isAllowed = from.mayImport.includes(to.name) || (isLazy && from.mayImportLazily?.includes(to.name));
  if (!isAllowed) {
    const lazily = from.mayImportLazily?.includes(to.name) ? ' other than by import()' : '';
    return `${from.name} may not import ${to.name}${lazily}: ${from.instead}`;
  }
  // A area inside another (the scenario panel in the app) is the same package, which never names itself.
  const isInside = from.path.startsWith(to.path) || to.path.startsWith(from.path);
  if (target !== undefined && to.packageName && !isInside) {
    return `Import ${to.name} by its name, ${to.packageName}: a relative path goes around its exports.`;
  }
  return undefined;
}

/**
 * Backend modules in the order of their dependencies: each module may import the index.ts of every module that is
 * listed before it.
 */
const modules = [
  ...['auth', 'billing', 'membership', 'files', 'content', 'practice', 'live-events', 'community'],
  ...['inquiries', 'mailing', 'automations', 'notifications', 'account', 'home', 'admin'],
];
const element = (type, captured) => ({ element: { type, ...(captured ? { captured } : {}) } });
const own = { module: '{{ from.captured.module }}' };
const sameFeature = { feature: '{{ from.captured.feature }}' };
const allow = (from, ...to) => ({
  from: typeof from === 'string' ? element(from) : from,
  allow: to.map((target) => ({ to: typeof target === 'string' ? element(target) : target })),
});
/**
 * The file entity.ts of a content kind belongs to the domain layer. The other files of its folder define input and
 * views.
 */
const entity = { element: { type: 'kind', fileInternalPath: '*/entity.ts', captured: own } };
const kind = { element: { type: 'kind', fileInternalPath: '!*/entity.ts', captured: own } };
const onlyTheMapping = (from) => ({
  from,
  allow: [
    { to: { module: { origin: 'external', source: '@mikro-orm/core' } } },
    { to: { module: { origin: 'core', source: 'node:crypto' } } },
  ],
});
const door = { element: { type: 'module', internalPath: 'index.ts' } };

const architecture = [
  // The domain layer of a module imports only itself, the kernel and the database mapping library.
  allow('domain', element('domain', own), 'kernel'),
  onlyTheMapping(element('domain')),
  // The other layers of a module: use cases, HTTP, reactions, entities and content kinds.
  allow('use-cases', element('domain', own), element('use-cases', own), entity, kind, 'platform', 'kernel'),
  allow('http', element('use-cases', own), element('http', own), kind, 'platform', 'kernel'),
  { from: element('http'), disallow: [{ to: { element: { type: 'platform', internalPath: 'database/*' } } }] },
  allow(
    'reactions',
    element('use-cases', own),
    element('domain', own),
    element('reactions', own),
    kind,
    'platform',
    'kernel',
  ),
  allow(entity, element('domain', own), entity, 'kernel'),
  { from: entity, disallow: [{ to: { module: { origin: 'external' } } }, { to: { module: { origin: 'core' } } }] },
  onlyTheMapping(entity),
  allow(kind, element('domain', own), entity, kind, 'platform', 'kernel'),
  // Email definitions are files in the module `mailing`; they may import its domain and its use cases.
  allow('mails', element('domain', own), element('use-cases', own), element('mails', own), 'platform', 'kernel'),
  allow(
    'module',
    element('mails', own),
    element('domain', own),
    entity,
    kind,
    element('use-cases', own),
    element('http', own),
    element('reactions', own),
    element('module', own),
    'platform',
    'kernel',
  ),
  // A module imports the modules that are listed before it only through their index.ts.
  ...modules.flatMap((module, at) =>
    ['use-cases', 'reactions', 'mails', 'module'].map((room) => ({
      from: element(room, { module }),
      allow: modules.slice(0, at).map((known) => ({
        to: { element: { type: 'module', captured: { module: known }, internalPath: 'index.ts' } },
      })),
    })),
  ),
  // The platform imports no module. The app imports modules only through their index.ts.
  allow('platform', 'platform', 'kernel', { element: { type: 'shell', internalPath: 'site-bundle.ts' } }),
  allow('kernel', 'kernel'),
  allow('app', 'app', 'platform', 'kernel', door),
  // In front ends, the app imports features, and features import the user interface parts. In the public site, the
  // pages of a feature may also import other features. In the admin, every feature may use the library of files and the
  // text editor.
  allow('web-app', 'web-app', 'web-page', 'web-feature', 'web-frame', 'web-ui'),
  allow('web-page', element('web-page', sameFeature), 'web-feature', 'web-frame', 'web-ui'),
  allow('web-feature', element('web-feature', sameFeature), 'web-frame', 'web-ui'),
  allow('web-frame', 'web-frame', 'web-ui'),
  allow('web-ui', 'web-ui'),
  allow('admin-app', 'admin-app', 'admin-feature', 'admin-shell', 'admin-ui'),
  allow(
    'admin-feature',
    element('admin-feature', sameFeature),
    element('admin-feature', { feature: 'files' }),
    element('admin-feature', { feature: 'editor' }),
    'admin-shell',
    'admin-ui',
  ),
  allow('admin-shell', 'admin-shell', 'admin-ui'),
  allow('admin-ui', 'admin-ui'),
  // The shell imports only its own files. eslint.restrictions.js has the rules for imports between packages.
  allow('shell', 'shell'),
];

/** Every layer except the domain may import any npm package and any module of Node. */
const packages = {
  from: { element: { type: '!domain' } },
  allow: [{ to: { module: { origin: 'external' } } }, { to: { module: { origin: 'core' } } }],
};

export const policies = [packages, ...architecture];

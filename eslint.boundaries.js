/** The modules in their order: each may import the index.ts of those before it. */
const modules = [
  ...['auth', 'billing', 'membership', 'content', 'practice', 'live-events', 'community'],
  ...['inquiries', 'mailing', 'notifications', 'account', 'home', 'admin'],
];
const element = (type, captured) => ({ element: { type, ...(captured ? { captured } : {}) } });
const own = { module: '{{ from.captured.module }}' };
const sameFeature = { feature: '{{ from.captured.feature }}' };
const allow = (from, ...to) => ({
  from: typeof from === 'string' ? element(from) : from,
  allow: to.map((target) => ({ to: typeof target === 'string' ? element(target) : target })),
});
/** The entity of a content kind belongs to the domain; the rest of its folder defines input and views. */
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
  // 1. The domain imports itself, the kernel and the mapping library.
  allow('domain', element('domain', own), 'kernel'),
  onlyTheMapping(element('domain')),
  // 2. to 4. The layers of a module.
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
  // Email definitions are a folder of `mailing`.
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
  // 5. Modules import earlier modules only through their index.ts.
  ...modules.flatMap((module, at) =>
    ['use-cases', 'reactions', 'mails', 'module'].map((room) => ({
      from: element(room, { module }),
      allow: modules.slice(0, at).map((known) => ({
        to: { element: { type: 'module', captured: { module: known }, internalPath: 'index.ts' } },
      })),
    })),
  ),
  // 6. The platform imports no module; the app imports modules through their index.ts.
  allow('platform', 'platform', 'kernel', { element: { type: 'shell', internalPath: 'site-bundle.ts' } }),
  allow('kernel', 'kernel'),
  allow('app', 'app', 'platform', 'kernel', door),
  // 7. Front ends: app -> features -> ui. In the site, the pages of a feature may show other features.
  allow('web-app', 'web-app', 'web-page', 'web-feature', 'web-frame', 'web-ui'),
  allow('web-page', element('web-page', sameFeature), 'web-feature', 'web-frame', 'web-ui'),
  allow('web-feature', element('web-feature', sameFeature), 'web-frame', 'web-ui'),
  allow('web-frame', 'web-frame', 'web-ui'),
  allow('web-ui', 'web-ui'),
  allow('admin-app', 'admin-app', 'admin-feature', 'admin-shell', 'admin-ui'),
  allow('admin-feature', element('admin-feature', sameFeature), 'admin-shell', 'admin-ui'),
  allow('admin-shell', 'admin-shell', 'admin-ui'),
  allow('admin-ui', 'admin-ui'),
  // 8. The shell imports only itself here; eslint.restrictions.js covers imports between packages.
  allow('shell', 'shell'),
];

/** All layers except the domain may import any npm package. */
const packages = {
  from: { element: { type: '!domain' } },
  allow: [{ to: { module: { origin: 'external' } } }, { to: { module: { origin: 'core' } } }],
};

export const policies = [packages, ...architecture];

/** Each module may import the index.ts of every module that is listed before it. */
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
/** The file entity.ts of a content kind belongs to the domain layer. */
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
  allow('domain', element('domain', own), 'kernel'),
  onlyTheMapping(element('domain')),
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
  ...modules.flatMap((module, at) =>
    ['use-cases', 'reactions', 'mails', 'module'].map((room) => ({
      from: element(room, { module }),
      allow: modules.slice(0, at).map((known) => ({
        to: { element: { type: 'module', captured: { module: known }, internalPath: 'index.ts' } },
      })),
    })),
  ),
  allow('platform', 'platform', 'kernel', { element: { type: 'shell', internalPath: 'site-bundle.ts' } }),
  allow('kernel', 'kernel'),
  allow('app', 'app', 'platform', 'kernel', door),
  allow('web-app', 'web-app', 'web-page', 'web-feature', 'web-frame', 'web-ui'),
  allow('web-page', element('web-page', sameFeature), 'web-feature', 'web-frame', 'web-ui'),
  allow('web-feature', element('web-feature', sameFeature), 'web-frame', 'web-ui'),
  allow('web-frame', 'web-frame', 'web-ui'),
  allow('web-ui', 'web-ui'),
  allow('admin-app', 'admin-app', 'admin-feature', 'admin-shell', 'admin-ui'),
  // All features of the admin may import the file library and the text editor.
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
  // eslint.restrictions.js has the rules for imports between packages.
  allow('shell', 'shell'),
];

const packages = {
  from: { element: { type: '!domain' } },
  allow: [{ to: { module: { origin: 'external' } } }, { to: { module: { origin: 'core' } } }],
};

export const policies = [packages, ...architecture];

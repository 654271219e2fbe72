/** Which module may use the doors of which (architecture: auth <- billing <- membership <- content <- practice <- live-events <- community <- inquiries <- mailing <- notifications <- account <- home <- admin). */
const modules = [
  ...['auth', 'billing', 'membership', 'content', 'practice', 'live-events', 'community'],
  ...['inquiries', 'mailing', 'notifications', 'account', 'home', 'admin'],
];
const element = (type, captured) => ({ element: { type, ...(captured ? { captured } : {}) } });
const own = { module: '{{ from.captured.module }}' };
const allow = (from, ...to) => ({
  from: typeof from === 'string' ? element(from) : from,
  allow: to.map((target) => ({ to: typeof target === 'string' ? element(target) : target })),
});
/** The entity of a kind of content is domain; the rest of its folder says what is read and written. */
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
  // 1. The domain: itself, the kernel, the mapping library.
  allow('domain', element('domain', own), 'kernel'),
  onlyTheMapping(element('domain')),
  // 2. to 4. The rooms of a module.
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
  // What a mail is: its own folder of `mailing`.
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
  // 5. Across modules only doors, and only to the left.
  ...modules.flatMap((module, at) =>
    ['use-cases', 'reactions', 'mails', 'module'].map((room) => ({
      from: element(room, { module }),
      allow: modules.slice(0, at).map((known) => ({
        to: { element: { type: 'module', captured: { module: known }, internalPath: 'index.ts' } },
      })),
    })),
  ),
  // 6. Machinery knows no business; the composition root knows doors.
  allow('platform', 'platform', 'kernel', { element: { type: 'shell', internalPath: 'site-bundle.ts' } }),
  allow('kernel', 'kernel'),
  allow('app', 'app', 'platform', 'kernel', door),
  // 7. Front ends: app -> features -> ui.
  allow('web-app', 'web-app', 'web-feature', 'web-frame', 'web-ui'),
  allow('web-feature', element('web-feature', { feature: '{{ from.captured.feature }}' }), 'web-frame', 'web-ui'),
  allow('web-frame', 'web-frame', 'web-ui'),
  allow('web-ui', 'web-ui'),
  allow('admin-app', 'admin-app', 'admin-feature', 'admin-shell', 'admin-ui'),
  allow(
    'admin-feature',
    element('admin-feature', { feature: '{{ from.captured.feature }}' }),
    'admin-shell',
    'admin-ui',
  ),
  allow('admin-shell', 'admin-shell', 'admin-ui'),
  allow('admin-ui', 'admin-ui'),
  // 8. The borders between packages are held by eslint.restrictions.js.
  allow('shell', 'shell'),
];

/** What a room other than the domain may take from npm: anything. */
const packages = {
  from: { element: { type: '!domain' } },
  allow: [{ to: { module: { origin: 'external' } } }, { to: { module: { origin: 'core' } } }],
};

export const policies = [packages, ...architecture];

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { repository } from '../settings/settings.ts';

interface Planted {
  rule: string;
  file: string;
  code: string;
}

const domain = 'backend/src/modules/content/domain/planted.ts';
const useCase = 'backend/src/modules/content/use-cases/planted.ts';
const kindEntity = 'backend/src/modules/content/kinds/lesson/entity.ts';
const kind = 'backend/src/modules/content/kinds/lesson/planted.ts';
const feature = 'frontend-public/src/features/content/planted.ts';

const violations: Planted[] = [
  { rule: 'a domain imports no framework', file: domain, code: "import '@nestjs/common';" },
  { rule: 'a domain imports no platform', file: domain, code: "import '../../../platform/clock/clock.module.ts';" },
  {
    rule: 'use cases import other modules only by index.ts',
    file: useCase,
    code: "import '../../auth/domain/user.entity.ts';",
  },
  {
    rule: '# imports reach other modules only by index.ts',
    file: useCase,
    code: "import '#modules/auth/domain/user.entity.ts';",
  },
  {
    rule: '# imports in a domain reach no platform',
    file: domain,
    code: "import '#platform/clock/clock.module.ts';",
  },
  {
    rule: 'only billing imports the Stripe client by #',
    file: useCase,
    code: "import '#platform/stripe/stripe.module.ts';",
  },
  {
    rule: 'distant files are imported by #',
    file: 'backend/src/modules/content/kinds/lesson/planted.ts',
    code: "import '../../../../platform/clock/clock.module.ts';",
  },
  { rule: 'use cases import no controllers', file: useCase, code: "import '../http/feeds.controller.ts';" },
  {
    rule: 'controllers import no entities',
    file: 'backend/src/modules/content/http/planted.ts',
    code: "import '../kinds/event/entity.ts';",
  },
  { rule: 'the entity of a kind imports no framework', file: kindEntity, code: "import '@nestjs/common';" },
  {
    rule: 'the entity of a kind imports no platform',
    file: kindEntity,
    code: "import '../../../../platform/clock/clock.module.ts';",
  },
  { rule: 'the entity of a kind imports no views', file: kindEntity, code: "import './kind.ts';" },
  { rule: 'a kind imports no controllers', file: kind, code: "import '../../http/kind-controllers.ts';" },
  { rule: 'a kind imports no use cases', file: kind, code: "import '../../use-cases/content-rows.ts';" },
  { rule: 'a kind imports no other module', file: kind, code: "import '../../../auth/index.ts';" },
  {
    rule: 'reactions import no controllers',
    file: 'backend/src/modules/content/reactions/planted.ts',
    code: "import '../http/feeds.controller.ts';",
  },
  {
    rule: 'modules import each other in one direction',
    file: 'backend/src/modules/billing/use-cases/planted.ts',
    code: "import '../../mailing/index.ts';",
  },
  {
    rule: 'emails import other modules only by index.ts',
    file: 'backend/src/modules/mailing/mails/list/planted.ts',
    code: "import '../../../auth/domain/user.entity.ts';",
  },
  {
    rule: 'the platform imports no module',
    file: 'backend/src/platform/http/planted.ts',
    code: "import '../../modules/auth/index.ts';",
  },
  { rule: 'no code imports the app', file: useCase, code: "import '../../../app/api.ts';" },
  { rule: 'only billing imports the Stripe SDK', file: useCase, code: "import 'stripe';" },
  {
    rule: 'only billing imports the Stripe client',
    file: useCase,
    code: "import '../../../platform/stripe/stripe.module.ts';",
  },
  { rule: 'only mailing sends emails', file: useCase, code: "import 'resend';" },
  { rule: 'only mailing renders emails', file: useCase, code: "import 'email-templates';" },
  {
    rule: 'only the relay and the schedules enqueue',
    file: useCase,
    code: "import '../../../platform/queue/queues.service.ts';",
  },
  { rule: 'queues are used through the platform', file: useCase, code: "import 'bullmq';" },
  { rule: 'schedules are declared through the platform', file: useCase, code: "import '@nestjs/schedule';" },
  { rule: 'only the platform opens database connections', file: useCase, code: "import 'pg';" },
  { rule: 'only platform/config reads the environment', file: useCase, code: 'export const x = process.env;' },
  { rule: 'the backend imports no front end', file: useCase, code: "import 'shell';" },
  { rule: 'a feature imports no other feature', file: feature, code: "import '../membership/api/plans.ts';" },
  { rule: 'IndexedDB is used through its safe wrapper', file: feature, code: "import 'idb-keyval';" },
  { rule: 'a feature imports no page', file: feature, code: "import '../../app/providers.tsx';" },
  {
    rule: 'ui imports no feature',
    file: 'frontend-public/src/ui/planted.ts',
    code: "import '../features/content/outline.ts';",
  },
  {
    rule: 'the frame imports no feature',
    file: 'frontend-public/src/frame/planted.ts',
    code: "import '../features/content/outline.ts';",
  },
  {
    rule: 'an admin feature imports no other feature',
    file: 'frontend-admin/src/features/members/planted.ts',
    code: "import '../subscribers/api/subscribers.ts';",
  },
  {
    rule: 'the admin imports only styles from the site',
    file: 'frontend-admin/src/shell/planted.ts',
    code: "import 'frontend-public/pages';",
  },
  {
    rule: 'a package is imported by its name',
    file: 'frontend-admin/src/shell/planted.ts',
    code: "import '../../../packages/shell/src/api.ts';",
  },
  {
    rule: 'the shell imports no front end',
    file: 'packages/shell/src/planted.ts',
    code: "import 'frontend-public/styles.css';",
  },
  {
    rule: 'the stand-ins import no product code',
    file: 'packages/stand-ins/planted.ts',
    code: "import 'backend/key-set';",
  },
  {
    rule: 'email templates import no other package',
    file: 'email-templates/src/planted.ts',
    code: "import 'backend/key-set';",
  },
];

const importRules = new Set(['boundaries/dependencies', 'no-restricted-imports', 'no-restricted-syntax']);

/** Features that the oldest supported browsers lack, and unguarded access to site data. */
const browserViolations = [
  'URL.parse(location.href);',
  'AbortSignal.any([]);',
  'Map.groupBy([], String);',
  'Object.groupBy([], String);',
  'Promise.withResolvers();',
  'Promise.try(String);',
  'Array.fromAsync([]);',
  'Iterator.from([]);',
  "new Intl.DurationFormat('en');",
  "RegExp.escape('.');",
  'document.startViewTransition(String);',
  'globalThis.scheduler.yield();',
  'Temporal.Now.instant();',
  "localStorage.getItem('a');",
  'window.sessionStorage.clear();',
  "new BroadcastChannel('a');",
];
const browserRules = new Set(['no-restricted-globals', 'no-restricted-properties']);

/** Text next to conditional elements: page translation moves it, and React then fails to insert or remove. */
const bareTexts = [
  'export const A = (p: { on: boolean; label: string }) => <p>{p.on && <b />} Saved</p>;',
  'export const A = (p: { on: boolean; label: string }) => <p>{p.on && <b />}{p.label}</p>;',
  "export const A = (p: { on: boolean }) => <p>Saved{p.on && ' today'}</p>;",
  'export const A = (p: { on: boolean }) => <p>{p.on ? <b /> : null}, saved</p>;',
  'export const A = (p: { on: string[] }) => <p>Chosen: {p.on.map((one) => <b key={one} />)}</p>;',
];

let eslint: ESLint;
before(() => {
  eslint = new ESLint({ cwd: repository });
});

async function refusals(file: string, code: string, rules: ReadonlySet<string>): Promise<number> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(repository, file) });
  return result?.messages.filter(({ ruleId }) => rules.has(ruleId ?? '')).length ?? 0;
}

describe('import rules', () => {
  for (const { rule, file, code } of violations) {
    it(`reject a violation: ${rule}`, async () => {
      assert.notEqual(await refusals(file, code, importRules), 0, `${file} may hold: ${code}`);
    });
  }
});

describe('browser rules', () => {
  for (const code of browserViolations) {
    for (const file of [feature, 'frontend-admin/src/ui/planted.ts', 'packages/shell/src/planted.ts']) {
      it(`reject ${code} in ${file}`, async () => {
        assert.notEqual(await refusals(file, code, browserRules), 0);
      });
    }
  }

  for (const code of bareTexts) {
    it(`reject bare text: ${code.slice(code.indexOf('=> ') + 3)}`, async () => {
      const rules = new Set(['translation/no-bare-text']);
      assert.notEqual(await refusals('frontend-public/src/ui/planted.tsx', code, rules), 0);
      assert.notEqual(await refusals('frontend-admin/src/ui/planted.tsx', code, rules), 0);
    });
  }

  it('accept text in its own element', async () => {
    const code = 'export const A = (p: { on: boolean }) => <p>{p.on && <b />}<span>Saved</span></p>;';
    assert.equal(await refusals('frontend-public/src/ui/planted.tsx', code, new Set(['translation/no-bare-text'])), 0);
  });

  it('reject maxLength, which cuts pasted text', async () => {
    const code = 'export const A = () => <textarea maxLength={5} />;';
    const rules = new Set(['no-restricted-syntax']);
    assert.notEqual(await refusals('frontend-public/src/ui/planted.tsx', code, rules), 0);
  });

  it('reject a form that puts its fields into the URL', async () => {
    const rules = new Set(['no-restricted-syntax']);
    for (const method of ['', 'method="get"']) {
      const code = `export const A = () => <form ${method}><input name="email" /></form>;`;
      assert.notEqual(await refusals('frontend-public/src/ui/planted.tsx', code, rules), 0);
    }
    for (const method of ['method="dialog"', 'method="post" action="/subscribe"']) {
      const code = `export const A = () => <form ${method}><input name="email" /></form>;`;
      assert.equal(await refusals('frontend-public/src/ui/planted.tsx', code, rules), 0);
    }
  });

  it('accept features that every supported browser has', async () => {
    const code = "URL.canParse('/'); AbortSignal.timeout(1); structuredClone(1); [1].toSorted();";
    assert.equal(await refusals(feature, code, browserRules), 0);
  });
});

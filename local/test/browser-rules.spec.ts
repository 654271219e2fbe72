import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countLintErrors } from './lint.ts';

const feature = 'frontend-public/src/features/content/planted.ts';

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

/** Page translation moves text next to conditional elements, and then React cannot change the nodes. */
const bareTexts = [
  'export const A = (p: { on: boolean; label: string }) => <p>{p.on && <b />} Saved</p>;',
  'export const A = (p: { on: boolean; label: string }) => <p>{p.on && <b />}{p.label}</p>;',
  "export const A = (p: { on: boolean }) => <p>Saved{p.on && ' today'}</p>;",
  'export const A = (p: { on: boolean }) => <p>{p.on ? <b /> : null}, saved</p>;',
  'export const A = (p: { on: string[] }) => <p>Chosen: {p.on.map((one) => <b key={one} />)}</p>;',
];

describe('browser rules', () => {
  for (const code of browserViolations) {
    for (const file of [feature, 'frontend-admin/src/ui/planted.ts', 'packages/shell/src/planted.ts']) {
      it(`reject ${code} in ${file}`, async () => {
        assert.notEqual(await countLintErrors(file, code, browserRules), 0);
      });
    }
  }

  for (const code of bareTexts) {
    it(`reject bare text: ${code.slice(code.indexOf('=> ') + 3)}`, async () => {
      const rules = new Set(['translation/no-bare-text']);
      assert.notEqual(await countLintErrors('frontend-public/src/ui/planted.tsx', code, rules), 0);
      assert.notEqual(await countLintErrors('frontend-admin/src/ui/planted.tsx', code, rules), 0);
    });
  }

  it('accept text in its own element', async () => {
    const code = 'export const A = (p: { on: boolean }) => <p>{p.on && <b />}<span>Saved</span></p>;';
    assert.equal(
      await countLintErrors('frontend-public/src/ui/planted.tsx', code, new Set(['translation/no-bare-text'])),
      0,
    );
  });

  it('reject maxLength, which cuts pasted text', async () => {
    const code = 'export const A = () => <textarea maxLength={5} />;';
    const rules = new Set(['no-restricted-syntax']);
    assert.notEqual(await countLintErrors('frontend-public/src/ui/planted.tsx', code, rules), 0);
  });

  it('reject a form that puts its fields into the URL', async () => {
    const rules = new Set(['no-restricted-syntax']);
    for (const method of ['', 'method="get"']) {
      const code = `export const A = () => <form ${method}><input name="email" /></form>;`;
      assert.notEqual(await countLintErrors('frontend-public/src/ui/planted.tsx', code, rules), 0);
    }
    for (const method of ['method="dialog"', 'method="post" action="/subscribe"']) {
      const code = `export const A = () => <form ${method}><input name="email" /></form>;`;
      assert.equal(await countLintErrors('frontend-public/src/ui/planted.tsx', code, rules), 0);
    }
  });

  it('accept features that every supported browser has', async () => {
    const code = "URL.canParse('/'); AbortSignal.timeout(1); structuredClone(1); [1].toSorted();";
    assert.equal(await countLintErrors(feature, code, browserRules), 0);
  });
});

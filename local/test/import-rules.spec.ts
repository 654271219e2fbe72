import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { countLintErrors } from './lint.ts';
import { boundaryViolations } from './planted-boundary-violations.ts';
import { plantedDomainFile, syntaxRule, plantedUseCaseFile, lintViolations } from './planted-violations.ts';

const importRules = new Set(['boundaries/dependencies', 'no-restricted-imports', 'no-restricted-syntax']);

describe('import rules', () => {
  for (const { rule, file, code, by } of [...lintViolations, ...boundaryViolations]) {
    it(`reject a violation: ${rule}: ${code} in ${file}`, async () => {
      assert.notEqual(
        await countLintErrors(file, code, by ? new Set([by]) : importRules),
        0,
        `${file} may hold: ${code}`,
      );
    });
  }

  it('accept a domain that computes with a given time', async () => {
    const code = "import { createHash } from 'node:crypto';\nexport const x = [new Date(0), createHash];";
    assert.equal(await countLintErrors(plantedDomainFile, code, new Set([...importRules, syntaxRule])), 0);
  });

  it('accept SQL on the tables of its module', async () => {
    const code = "export const x = 'select 1 from lessons join programs on true';";
    assert.equal(await countLintErrors(plantedUseCaseFile, code, new Set(['sql/in-its-module'])), 0);
  });

  const reaction = (effect: string, type: string, source: string, call: string) =>
    [
      `import { ${type} } from '${source}';`,
      'class Planted {',
      `  constructor(private readonly outside: ${type}) {}`,
      `  @ReactsTo([Paid], { name: 'Planted', queue: 'billing'${effect} })`,
      `  react() { return this.step(); }`,
      `  private step() { return ${call}; }`,
      '}',
    ].join('\n');
  const noOutsideCall = new Set(['reactions/no-outside-call']);
  const outsideCalls = [
    ['Stripe', 'stripe', 'this.outside.refunds.create({})'],
    ['EmailProvider', '#modules/mailing/use-cases/providers/email-provider.ts', "this.outside.send('1', email)"],
    ['readFile', 'node:fs/promises', "readFile('a')"],
    ['LiveMessageSender', '#platform/live/live.ts', "this.outside.sendToUser('1', 'a', {})"],
    ['Paid', '../domain/events.ts', "fetch('https://example.org')"],
  ] as const;
  for (const [type, source, call] of outsideCalls) {
    const file = 'backend/src/modules/billing/reactions/planted.ts';
    it(`reject ${call} in a reaction with effect rows, and accept it with effect outside`, async () => {
      for (const effect of ['', ", effect: 'rows'"])
        assert.notEqual(await countLintErrors(file, reaction(effect, type, source, call), noOutsideCall), 0);
      assert.equal(await countLintErrors(file, reaction(", effect: 'outside'", type, source, call), noOutsideCall), 0);
    });
  }

  it('reject an outside call that a class of the same file makes for a reaction with effect rows', async () => {
    const file = 'backend/src/modules/account/reactions/stop-renewal-when-account-deletion-requested.ts';
    const code = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    const changed = code.replace("effect: 'outside'", "effect: 'rows'");
    assert.notEqual(changed, code);
    assert.equal(await countLintErrors(file, code, noOutsideCall), 0);
    assert.notEqual(await countLintErrors(file, changed, noOutsideCall), 0);
  });

  for (const call of ['this.inner.run()', 'hand(this.outside)']) {
    it(`reject ${call} in a reaction with effect rows when it reaches Stripe`, async () => {
      const code = [
        "import Stripe from 'stripe';",
        'class Inner { constructor(private readonly stripe: Stripe) {} run() { return this.stripe.refunds.create({}); } }',
        'class Planted {',
        '  constructor(private readonly inner: Inner, private readonly outside: Stripe) {}',
        "  @ReactsTo([Paid], { name: 'Planted', queue: 'billing', effect: 'rows' })",
        `  react() { return ${call}; }`,
        '}',
      ].join('\n');
      assert.notEqual(
        await countLintErrors('backend/src/modules/billing/reactions/planted.ts', code, noOutsideCall),
        0,
      );
    });
  }

  for (const file of [plantedUseCaseFile, 'backend/test/planted.int.spec.ts', 'e2e/journeys/planted.spec.ts']) {
    it(`reject more than 250 lines of code in ${file}`, async () => {
      const statements = (count: number) => Array.from({ length: count }, (_, at) => `export const x${at} = ${at};`);
      const maxLines = new Set(['max-lines']);
      assert.equal(await countLintErrors(file, statements(251).join('\n'), maxLines), 1);
      assert.equal(await countLintErrors(file, ['// A comment.', '', ...statements(250)].join('\n'), maxLines), 0);
    });
  }

  const circles = [
    ['backend/src/modules/billing/use-cases/events/process-stripe-event.ts', './retry-stripe-events.ts'],
    ['backend/src/platform/outbox/outbox.ts', '#platform/database/transaction.ts'],
    ['frontend-public/src/features/sits/api/transcript.ts', '../components/transcript-panel.tsx'],
  ] as const;
  for (const [file, imported] of circles) {
    it(`reject a circle of files: ${file} imports ${imported}, which imports it`, async () => {
      const code = `import { x } from '${imported}';\nexport const y = x;`;
      assert.notEqual(await countLintErrors(file, code, new Set(['import-x/no-cycle'])), 0);
    });
  }
});

import { describeInjectionCircle } from './injection-circle.ts';

const compile = (name: string, ...injected: string[]) =>
  [
    `export class ${name} {}`,
    `${name} = _ts_decorate([`,
    '    Injectable(),',
    '    _ts_metadata("design:type", Function),',
    '    _ts_metadata("design:paramtypes", [',
    injected.map((type) => `        typeof ${type} === "undefined" ? Object : ${type}`).join(',\n'),
    '    ])',
    `], ${name});`,
  ].join('\n');

const errorOf = (load: () => unknown): unknown => {
  try {
    return load();
  } catch (error) {
    return error;
  }
};

describe('injection circle', () => {
  const error = new ReferenceError("Cannot access 'SendInvoice' before initialization");

  it('names two classes that inject each other', () => {
    const planted = errorOf(() => {
      // @ts-expect-error A circle reads a class before its declaration.
      const types = [typeof SendInvoice === 'undefined' ? Object : SendInvoice];
      class SendInvoice {}
      return types;
    });
    const files = [compile('SendInvoice', 'Database', 'PayInvoice'), compile('PayInvoice', 'SendInvoice')];
    expect(describeInjectionCircle(planted, () => files)).toBe(
      'These classes inject each other: SendInvoice -> PayInvoice -> SendInvoice',
    );
  });

  it('names all classes of a longer circle, and none outside of it', () => {
    const files = [
      compile('Outside', 'SendInvoice'),
      `${compile('SendInvoice', 'Database', 'PayInvoice')}\n${compile('Database', 'Clock')}`,
      compile('PayInvoice', 'Ledger'),
      compile('Ledger', 'Database', 'SendInvoice'),
    ];
    expect(describeInjectionCircle(error, () => files)).toBe(
      'These classes inject each other: SendInvoice -> PayInvoice -> Ledger -> SendInvoice',
    );
  });

  it('names nothing for another error, or without a circle', () => {
    const files = () => [compile('SendInvoice', 'PayInvoice'), compile('PayInvoice')];
    expect(describeInjectionCircle(error, files)).toBeUndefined();
    expect(describeInjectionCircle(new Error('No connection'), files)).toBeUndefined();
  });
});

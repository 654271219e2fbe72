import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFormBody } from './form-body.ts';

test('parses brackets to objects and lists', () => {
  const encoded =
    'mode=subscription&line_items[0][price]=price_1&line_items[0][quantity]=2&expand[]=a&expand[]=b.c&created[gte]=5&metadata[user%20id]=u+1';
  assert.deepEqual(parseFormBody(encoded), {
    mode: 'subscription',
    line_items: [{ price: 'price_1', quantity: '2' }],
    expand: ['a', 'b.c'],
    created: { gte: '5' },
    metadata: { 'user id': 'u 1' },
  });
});

test('treats names of built-in object properties like any other name', () => {
  const params = parseFormBody('metadata[__proto__]=x&metadata[constructor]=y&__proto__[polluted]=z');
  assert.equal(({} as { polluted?: string }).polluted, undefined);
  assert.equal(Object.keys(params.metadata as object).length, 2);
});

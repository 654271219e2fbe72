import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ResponseSchemas } from './response-schemas.ts';

const describeJson = (schema: object) => ({ responses: { 200: { content: { 'application/json': { schema } } } } });
const schemas = new ResponseSchemas({
  paths: {
    '/api/events/{id}': { get: describeJson({ $ref: '#/components/schemas/Event' }) },
    '/api/events/next': { get: describeJson({ type: 'array', items: { type: 'string' } }) },
    '/api/events': { post: { responses: { 204: {} } } },
    '/api/events/export': { get: describeJson({ type: 'string', format: 'binary' }) },
  },
  components: {
    schemas: {
      Event: {
        type: 'object',
        properties: { title: { type: 'string' }, endsAt: { type: 'string', nullable: true } },
        required: ['title', 'endsAt'],
      },
    },
  },
});
const find = (method: string, path: string, status: number, body: unknown) =>
  schemas.findFault(method, path, { status, text: JSON.stringify(body) });

test('findFault returns nothing when the response has the described form', () => {
  assert.equal(find('GET', '/api/events/1?preview=1', 200, { title: 'Circle', endsAt: null }), undefined);
  assert.equal(find('GET', '/api/events/next', 200, ['1']), undefined);
  assert.equal(schemas.findFault('POST', '/api/events', { status: 204, text: '' }), undefined);
});

test('findFault names the field that differs', () => {
  assert.match(find('GET', '/api/events/1', 200, { title: null, endsAt: null }) ?? '', /title must be string/);
  assert.match(find('GET', '/api/events/1', 200, { title: 'Circle' }) ?? '', /required property 'endsAt'/);
  assert.match(schemas.findFault('GET', '/api/events/1', { status: 200, text: '<html>' }) ?? '', /must be object/);
});

test('findFault names a status that is not described', () => {
  assert.equal(find('POST', '/api/events', 201, {}), 'POST /api/events returned 201, which is not described');
});

test('findFault ignores the content of a file', () => {
  assert.equal(find('GET', '/api/events/export', 200, [{ title: 'Circle' }]), undefined);
});

test('findFault ignores errors and paths outside the API', () => {
  assert.equal(find('GET', '/api/events/1', 404, {}), undefined);
  assert.equal(find('GET', '/membership', 200, {}), undefined);
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeSendTime } from './send-time.ts';

it('a time of sending is shown in the time zone of the institute and in UTC', () => {
  const text = describeSendTime('2026-11-26T14:00:00.000Z', new Date('2026-11-20T12:00:00Z'));
  assert.match(text, /^26 Nov 2026, (9:00 AM|09:00) in New York, 14:00 UTC$/);
});

import assert from 'node:assert/strict';
import { afterEach, it, mock } from 'node:test';
import { toBrowserTimeZone, getBrowserTimeZone } from './time-zone.ts';

const inBrowserOf = (timeZone: string | undefined) =>
  mock.method(Intl.DateTimeFormat.prototype, 'resolvedOptions', () => ({ timeZone }));

afterEach(() => mock.reset());

it('ownZone returns the zone of the browser, or UTC when the server would not accept it', () => {
  for (const [zone, sent] of [
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
    ['Etc/Unknown', 'UTC'],
    ['Foo/Bar', 'UTC'],
    ['+05:30', 'UTC'],
    [undefined, 'UTC'],
  ]) {
    inBrowserOf(zone);
    assert.equal(getBrowserTimeZone(), sent);
    mock.reset();
  }
});

it("nameHere returns the browser's name of a stored zone", () => {
  assert.ok(Intl.supportedValuesOf('timeZone').includes(toBrowserTimeZone('Asia/Kolkata') ?? ''));
  assert.equal(toBrowserTimeZone('Foo/Bar'), undefined);
});

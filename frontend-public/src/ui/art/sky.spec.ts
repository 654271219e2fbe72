import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adjustHourToTheme, computeSkyColors } from './sky.ts';

const interpolated = [
  { hour: 10, colors: ['#AFC8E9', '#EAEFF5', '#DCE6F1', '#F4F6FA'], light: '#F4B745', ring: '#FFF8E9', strength: 0.2 },
  {
    hour: 19 + 10 / 60,
    colors: ['#1B2456', '#4F4672', '#2A3063', '#181E45'],
    light: '#F28540',
    ring: '#FF8051',
    strength: 0.179,
  },
  {
    hour: 23.5,
    colors: ['#0E1228', '#1B2249', '#151B3C', '#10142B'],
    light: '#F3F1EA',
    ring: '#AEB6E6',
    strength: 0.055,
  },
];

for (const { hour, colors, light, ring, strength } of interpolated) {
  test(`every colour is mixed in OKLab between its two stops at ${hour.toFixed(2)}`, () => {
    const sky = computeSkyColors(hour);
    assert.deepEqual([sky.top, sky.line, sky.sea, sky.seaEnd], colors);
    assert.equal(sky.disc.color, light);
    assert.equal(sky.rings.color, ring);
    assert.equal(sky.rings.strengths[0]?.toFixed(3), strength.toFixed(3));
  });
}

test('the sun is high at 10:00 and more than half set at 19:10, and the moon is high at 23:30', () => {
  assert.equal(computeSkyColors(10).disc.altitude.toFixed(2), '0.82');
  assert.equal(computeSkyColors(19 + 10 / 60).disc.altitude.toFixed(2), '-0.04');
  assert.deepEqual(
    [computeSkyColors(23.5).disc.kind, computeSkyColors(23.5).disc.altitude.toFixed(2)],
    ['moon', '0.93'],
  );
});

test('the sky is either light or dark at every minute of the day', () => {
  const brightness = (hex: string) => parseInt(hex.slice(1, 3), 16);
  for (let minute = 0; minute < 1440; minute += 1) {
    const sky = computeSkyColors(minute / 60);
    const isBright = brightness(sky.top) > 0xa0 && brightness(sky.seaEnd) === 0xf4;
    assert.equal(sky.tone, isBright ? 'light' : 'dark', `${Math.floor(minute / 60)}:${minute % 60}`);
  }
});

test('the sky shows either the sun or the moon around sunrise and sunset', () => {
  assert.deepEqual(
    [5.05, 5.1, 19.9, 19.95].map((hour) => computeSkyColors(hour).disc.kind),
    ['moon', 'sun', 'sun', 'moon'],
  );
});

test('the sky shows the sun on the line during light hours in the dark theme', () => {
  assert.deepEqual(
    [6.4, 6.5, 12, 18.4, 18.5].map((hour) => adjustHourToTheme(hour, true)),
    [6.4, 19.2, 19.2, 19.2, 18.5],
  );
  assert.equal(adjustHourToTheme(12, false), 12);
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { dayText, activityText, fullMoonText, moonCycleText, sinceNewMoonText, activityTitleText } from './texts.ts';

const none = { minutes: 0, sits: 0, sitMinutes: 0, lessons: 0, lessonMinutes: 0, written: 0 };

it('describes a day with its minutes and activities', () => {
  const day = { ...none, day: '2026-11-14', minutes: 26, lessons: 1, written: 1 };
  assert.equal(dayText(day.day, day), 'Saturday 14 November, 26 minutes: one lesson, one line written');
  const sits = { ...none, day: '2026-11-14', minutes: 26, sits: 2 };
  assert.equal(dayText(day.day, sits), 'Saturday 14 November, 26 minutes: two sits');
  const written = { ...none, day: '2026-11-14', written: 2 };
  assert.equal(dayText(day.day, written), 'Saturday 14 November, two lines written');
});

it('describes an activity', () => {
  assert.equal(activityText({ kind: 'sit', minutes: 15, positionSec: null }), 'Sat 15 minutes');
  assert.equal(activityText({ kind: 'lesson', minutes: 7, positionSec: 432 }), 'Watched to 7:12');
  assert.equal(activityText({ kind: 'lesson', minutes: 7, positionSec: null }), 'Seen');
  assert.equal(activityTitleText({ kind: 'written', title: null }), 'Your journal');
});

it('describes a day without practice neutrally', () => {
  assert.equal(dayText('2026-11-15', undefined), 'Sunday 15 November, nothing recorded');
});

it('counts the practice days of the moon cycle, never the missed ones', () => {
  assert.equal(moonCycleText(9, true, false), 'Nine days with practice this moon, including today.');
  assert.equal(moonCycleText(14, false, false), '14 days with practice this moon.');
  assert.equal(moonCycleText(1, true, false), 'You practised once this moon: today.');
  assert.equal(moonCycleText(0, false, true), 'A new moon starts today.');
});

it('shows the full moon as a weekday within a week, else as a date', () => {
  const full = '2026-11-24T14:53:00Z';
  assert.equal(fullMoonText(full, '2026-11-22'), 'Tuesday');
  assert.equal(fullMoonText(full, '2026-12-02'), '24 November');
});

it('adds that today is open, without a reproach', () => {
  assert.equal(sinceNewMoonText(8, false, false), 'Eight days with practice since the new moon. Not yet today.');
  assert.equal(sinceNewMoonText(1, true, false), 'You practised once this moon: today.');
  assert.equal(sinceNewMoonText(0, false, true), 'A new moon starts today.');
});

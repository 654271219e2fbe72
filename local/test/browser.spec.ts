import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type BrowserRun, selectBrowserRuns } from './browser.ts';

const run = (folder: BrowserRun['folder']): BrowserRun => ({ name: folder, settings: {}, folder, journeys: [] });
const select = (...names: string[]) =>
  selectBrowserRuns([run('journeys'), run('alone'), run('clock')], names).map(({ folder, journeys }) => [
    folder,
    journeys,
  ]);

it('selects every folder that is named, with the files of that folder', () => {
  assert.deepEqual(select('clock/digest', 'journeys/forum', 'journeys/lessons'), [
    ['journeys', ['journeys/forum', 'journeys/lessons']],
    ['clock', ['clock/digest']],
  ]);
});

it('gives options to each selected folder', () => {
  assert.deepEqual(select('alone/kill', '--workers=1', 'clock/digest'), [
    ['alone', ['alone/kill', '--workers=1']],
    ['clock', ['clock/digest', '--workers=1']],
  ]);
});

it('selects the journeys when no folder is named', () => {
  assert.deepEqual(select('forum', '--grep', 'a draft'), [['journeys', ['forum', '--grep', 'a draft']]]);
});

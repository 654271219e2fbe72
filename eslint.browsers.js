import data from '@mdn/browser-compat-data' with { type: 'json' };
import manifest from './package.json' with { type: 'json' };

const mdnNames = { ios_saf: 'safari_ios' };
const floor = manifest.browserslist.map((browser) => {
  const [name, version] = browser.split(' ');
  return [mdnNames[name] ?? name, version.split('.').map(Number)];
});

/** The code checks that these APIs exist, because some supported browsers lack them. */
const guarded = new Set(['navigation', 'requestIdleCallback', 'navigator.share', 'navigator.wakeLock']);

const hasCome = (change, [major, minor = 0]) => {
  if (typeof change !== 'string' || change === 'preview') return false;
  const [changeMajor, changeMinor = 0] = change.replace('≤', '').split('.').map(Number);
  return changeMajor < major || (changeMajor === major && changeMinor <= minor);
};

const isIn = (support, version) =>
  [support]
    .flat()
    .some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName }) =>
        hasCome(added, version) && !hasCome(removed, version) && !flags && !prefix && !otherName,
    );

const isMissing = (feature) =>
  feature.__compat !== undefined &&
  floor.some(([browser, version]) => {
    const support = feature.__compat.support[browser];
    return support !== undefined && !isIn(support, version);
  });

const statics = ([name, members]) =>
  Object.entries(members)
    .filter(([member, feature]) => member.endsWith('_static') && isMissing(feature))
    .map(([member]) => ({ object: name, property: member.replace('_static', '') }));
const builtIns = ([name, members]) =>
  Object.entries(members)
    .filter(([member, feature]) => /^\w+$/.test(member) && isMissing(feature))
    .map(([member]) => ({ object: name, property: member }));
const members = (object, name) =>
  Object.entries(data.api[name])
    .filter(([, feature]) => isMissing(feature))
    .map(([member]) => ({ object, property: member }));

const isUsable = (name) => !guarded.has(name);
const why = 'A browser that the product supports lacks this (browserslist in package.json).';
const apis = Object.entries(data.api);
const languages = Object.entries(data.javascript.builtins);

/** Browsers may block this storage, and reading blocked storage throws. */
export const guardedGlobals = ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'].map((name) => ({
  name,
  message: 'Use shell/storage, or frame/device-rows.ts: this throws where the browser blocks site data.',
}));

export const missingGlobals = [...apis, ...languages, ...Object.entries(data.api.Window)]
  .filter(([name, feature]) => /^\w+$/.test(name) && isMissing(feature) && isUsable(name))
  .map(([name]) => ({ name, message: why }));

export const missingProperties = [
  ...apis.flatMap(statics),
  ...languages.flatMap(builtIns),
  ...members('navigator', 'Navigator'),
  ...members('document', 'Document'),
]
  .filter(({ object, property }) => isUsable(`${object}.${property}`))
  .map((restricted) => ({ ...restricted, message: why }));

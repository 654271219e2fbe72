/**
 * Packs the passwords of @zxcvbn-ts/language-common that are long enough to be chosen here: sorted fingerprints, one after
 * the other. Run it after an upgrade of that package: `npm run breached-passwords -w backend`.
 */
import known from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { writeFileSync } from 'node:fs';
import { fingerprintOf } from '../src/modules/auth/use-cases/breached-passwords.ts';
import { isLongEnough } from '../src/modules/auth/use-cases/password-policy.ts';

const [target = ''] = process.argv.slice(2);
const fingerprints = known.filter(isLongEnough).map((password) => fingerprintOf(password).toString('hex'));
const packed = [...new Set(fingerprints)].toSorted();
writeFileSync(target, Buffer.from(packed.join(''), 'hex'));
process.stdout.write(`${packed.length} passwords in ${target}\n`);

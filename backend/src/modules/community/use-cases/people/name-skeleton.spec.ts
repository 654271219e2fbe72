import { institute } from '#kernel/institute.ts';
import { imitatesInstitute, computeNameSkeleton } from './name-skeleton.ts';

describe('skeletonOf', () => {
  it.each([
    ['Sena Kaya', '\u0405\u0435n\u0430 K\u0430ya'],
    ['Sena Kaya', 'SENA-KAYA'],
    ['Sena Kaya', 'S\u00e9na  Kaya'],
    ['Isabel', 'lsabel'],
    ['Isabel', '1sabel'],
    ['isabel', 'Isabel'],
    ['Oscar', '0scar'],
    ['Martin', 'Ma\u0155tin'],
    ['Carmen', 'Carrnen'],
    ['Amara', '\ud835\udcd0mara'],
  ])('is the same for %s and %s', (one, other) => expect(computeNameSkeleton(one)).toBe(computeNameSkeleton(other)));

  it.each([
    ['Sena', 'Selma'],
    ['\u0926\u0947\u0935', '\u0926\u093e\u0935'],
    ['\u745e\u7a42', '\u745e\u6a39'],
    ['Anna', 'Anne'],
  ])('differs for %s and %s', (one, other) => expect(computeNameSkeleton(one)).not.toBe(computeNameSkeleton(other)));
});

describe('imitatesInstitute', () => {
  it.each(['Admin', '\u0410dmin', 'A d m i n', 'Support Team', 'forum moderator', institute.name, 'The 1nstitute'])(
    'matches %s',
    (name) => expect(imitatesInstitute(name)).toBe(true),
  );

  it.each(['Amara Okafor', 'Modesty Blaise', 'Adminda Rao', '\u745e\u7a42'])('does not match %s', (name) =>
    expect(imitatesInstitute(name)).toBe(false),
  );
});

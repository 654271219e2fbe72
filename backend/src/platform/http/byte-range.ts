/** From the first byte to the last, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * What a Range header asks of a file (RFC 9110, 14.1.2). `whole`: it asks for nothing that we answer in part: other units,
 * several ranges, no range at all. `outside`: it asks for bytes behind the end.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (from === '') {
    if (to === '') return 'whole';
    const suffix = Math.min(Number(to), size);
    return suffix === 0 ? 'outside' : { first: size - suffix, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? Infinity : Number(to);
  if (last < first) return 'whole';
  return first >= size ? 'outside' : { first, last: Math.min(last, size - 1) };
}

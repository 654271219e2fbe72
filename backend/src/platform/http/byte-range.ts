export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Follows RFC 9110, section 14.1.2, and treats an invalid header or several ranges as `whole`. */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
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

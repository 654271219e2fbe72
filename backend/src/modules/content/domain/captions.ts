/** True for a transcript whose sentences have times: it is WebVTT, and the captions of its film as well. */
export const isTimed = (transcript: string | null): boolean => /^WEBVTT(\s|$)/.test(transcript ?? '');

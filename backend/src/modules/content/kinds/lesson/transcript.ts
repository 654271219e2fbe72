import { renderProse, toPlainText } from '#platform/markdown/prose.ts';

/** True when a transcript is WebVTT text; the film then also shows it as captions. */
export const isWebVttTranscript = (transcript: string | null): boolean => /^WEBVTT(\s|$)/.test(transcript ?? '');

/** Returns the HTML and the plain text of a transcript in Markdown; null for WebVTT, which the player shows. */
export const formatTranscript = (
  transcript: string | null,
): Record<'transcriptHtml' | 'transcriptPlain', string | null> =>
  transcript === null || isWebVttTranscript(transcript)
    ? { transcriptHtml: null, transcriptPlain: null }
    : { transcriptHtml: renderProse(transcript), transcriptPlain: toPlainText(transcript) };

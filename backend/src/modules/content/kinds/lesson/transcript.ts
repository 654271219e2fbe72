import { renderProse, toPlainText } from '#platform/markdown/prose.ts';

export const isWebVttTranscript = (transcript: string | null): boolean => /^WEBVTT(\s|$)/.test(transcript ?? '');

export const formatTranscript = (
  transcript: string | null,
): Record<'transcriptHtml' | 'transcriptPlain', string | null> =>
  transcript === null || isWebVttTranscript(transcript)
    ? { transcriptHtml: null, transcriptPlain: null }
    : { transcriptHtml: renderProse(transcript), transcriptPlain: toPlainText(transcript) };

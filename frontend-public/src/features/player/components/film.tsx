import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { usePlayerKeyboardShortcuts, type PlayerAreaActions } from '../keys.ts';
import type { FilmPlayer } from '../player.ts';
import { changePlayerSettings, usePlayerSettings } from '../settings.ts';
import type { MediaChapter } from '../../../frame/media/transcript.ts';
import { captionsUrl } from '../../../frame/media/media-link.ts';
import { usePlayerState } from '../../../frame/media/media-player.ts';
import { FilmControls } from './controls.tsx';
import { FilmError } from './film-error.tsx';
import { KeyboardShortcutsDialog } from './keys-dialog.tsx';
import { ResumedPositionNotice } from './resume-note.tsx';
import { useDoubleTap } from '../use-double-tap.ts';

interface FilmProps {
  player: FilmPlayer;
  label: string;
  poster: ReactNode;
  chapters: readonly MediaChapter[];
  hasCaptions: boolean;
  resumedFrom: number | undefined;
  end: ReactNode;
}

export function FilmPlayerView({ player, label, poster, chapters, hasCaptions, resumedFrom, end }: FilmProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isListOpen, setListOpen] = useState(false);
  const { isFull, toggle: toggleFullScreen } = useFullScreen(frame);
  const { captions } = usePlayerSettings();
  const isMuted = usePlayerState(player, (state) => state.isMuted);
  const isEnded = usePlayerState(player, (state) => state.isEnded);
  const error = usePlayerState(player, (state) => state.error);
  const areCaptionsOn = captions ?? isMuted;

  const stage = useMemo<PlayerAreaActions>(
    () => ({
      toggleCaptions: () => changePlayerSettings({ captions: !areCaptionsOn }),
      toggleFullScreen,
      showKeys: () => {
        // The dialog is outside the full-screen element, where the browser would not show the dialog.
        if (document.fullscreenElement) void document.exitFullscreen();
        setListOpen(true);
      },
    }),
    [areCaptionsOn, toggleFullScreen],
  );
  usePlayerKeyboardShortcuts(player, stage);

  if (error) return <FilmError player={player} error={error} />;
  return (
    <>
      <div ref={frame} data-theme="dark" className="film-frame">
        <div className="relative flex-1">
          <FilmVideo player={player} label={label} hasCaptions={hasCaptions} areCaptionsOn={areCaptionsOn} />
          <FilmStartOverlay player={player} poster={poster} />
          {resumedFrom !== undefined && <ResumedPositionNotice player={player} from={resumedFrom} />}
        </div>
        <FilmControls
          player={player}
          chapters={chapters}
          stage={stage}
          hasCaptions={hasCaptions}
          areCaptionsOn={areCaptionsOn}
          isFullScreen={isFull}
        />
        {isEnded && <div className="contents">{end}</div>}
      </div>
      <KeyboardShortcutsDialog isOpen={isListOpen} onClose={() => setListOpen(false)} />
    </>
  );
}

interface PictureProps {
  player: FilmPlayer;
  label: string;
  hasCaptions: boolean;
  areCaptionsOn: boolean;
}

function FilmVideo({ player, label, hasCaptions, areCaptionsOn }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const captions = usePlayerState(player, ({ source }) => source && captionsUrl(source));
  const tap = useDoubleTap(player);

  useEffect(() => (video.current ? player.attach(video.current) : undefined), [player]);
  useEffect(() => showCaptions(video.current, areCaptionsOn), [areCaptionsOn, captions]);

  return (
    <div className="film">
      <video ref={video} aria-label={label} playsInline preload="metadata" onPointerUp={tap}>
        {hasCaptions && captions && (
          <track key={captions} kind="captions" src={captions} srcLang="en" label="English" />
        )}
      </video>
    </div>
  );
}

function showCaptions(video: HTMLVideoElement | null, areOn: boolean): void {
  for (const track of video?.textTracks ?? []) track.mode = areOn ? 'showing' : 'hidden';
}

function FilmStartOverlay({ player, poster }: { player: FilmPlayer; poster: ReactNode }) {
  const isBegun = usePlayerState(player, (state) => state.isBegun);
  if (isBegun) return null;
  return (
    <div className="film absolute! inset-0">
      {poster}
      <button type="button" className="film-play inset-0!" onClick={() => player.play()}>
        <svg viewBox="-44 -44 88 88" aria-hidden="true" focusable="false">
          <path d="M-11 -17v34l28 -17z" fill="#151D36" />
        </svg>
        <span className="sr-only">Play video</span>
      </button>
    </div>
  );
}

/** An iPhone can show only a video element in full screen, with the controls of the browser. */
function useFullScreen(frame: RefObject<HTMLElement | null>): { isFull: boolean; toggle: () => void } {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [frame]);
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (document.fullscreenEnabled) void frame.current?.requestFullscreen().catch(() => undefined);
    else frame.current?.querySelector<PhoneFilm>('video')?.webkitEnterFullscreen?.();
  }, [frame]);
  return { isFull, toggle };
}

type PhoneFilm = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

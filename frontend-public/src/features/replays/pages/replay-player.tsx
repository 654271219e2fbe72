import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shell/session';
import { ChapterList } from '../../player/components/chapters.tsx';
import { FilmEndLayout } from '../../player/components/end-screen.tsx';
import { LazyFilmPlayerView } from '../../player/components/lazy-film.ts';
import { PicturePoster } from '../../player/components/film-poster.tsx';
import { ExternalFilm } from '../../player/components/external-film.tsx';
import { Transcript } from '../../player/components/transcript.tsx';
import { requestReplayAudioLink, replayAudioSizeQuery, type Replay } from '../api/replays.ts';
import { ReplayNightPicture } from '../components/night-picture.tsx';
import { Button } from '../../../ui/button.tsx';
import { isOwnFilmUrl } from '../../../frame/media/media-link.ts';
import { WrittenText } from '../../player/components/written-text.tsx';
import { useFilmPlayer } from '../../player/use-film-player.ts';
import { toOfflineReplayFileId, type OfflineReplay } from '../offline-replays.ts';
import { AudioDownload } from '../../../frame/offline-files/sound-download.tsx';
import { useOfflineFile } from '../../../frame/offline-files/use-offline-file.ts';

export function ReplayPlayer({ replay }: { replay: Replay }) {
  const { summary, title, startsAt, videoUrl = '' } = replay;
  return (
    <>
      {isOwnFilmUrl(videoUrl) ? (
        <OwnFilm replay={replay} />
      ) : (
        <>
          <ExternalFilm url={videoUrl} label={title} poster={<ReplayNightPicture startsAt={startsAt} isPoster />} />
          <div className="mt-12">
            <WrittenText heading="Transcript" html={replay.transcriptHtml} item={{ kind: 'replays', id: replay.id }} />
          </div>
        </>
      )}
      <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-rule pt-6">
        <p className="max-w-text text-plain text-muted">{summary}</p>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          {replay.soundUrl && <DownloadSound replay={replay} />}
          <Button to="/members/forum/new">Start a discussion</Button>
        </div>
      </div>
    </>
  );
}

function OwnFilm({ replay }: { replay: Replay }) {
  const { id, durationSec, standing: progress, startsAt, title, captions, transcript, transcriptHtml, poster } = replay;
  const { player, resumedFrom } = useFilmPlayer({ kind: 'replays', id, durationSec }, progress);
  const chapters = replay.chapters ?? [];
  return (
    <>
      <div className="film-in-sight film-in-sight-narrow">
        <Suspense fallback={<div className="film-frame" />}>
          <LazyFilmPlayerView
            player={player}
            label={title}
            poster={poster ? <PicturePoster picture={poster} /> : <ReplayNightPicture startsAt={startsAt} isPoster />}
            chapters={chapters}
            hasCaptions={captions}
            resumedFrom={resumedFrom}
            end={
              <FilmEndLayout band="indigo" title="Let it settle.">
                <Button variant="quiet" onClick={() => player.restart()}>
                  Watch again
                </Button>
                <Button to="/members/replays">All replays</Button>
              </FilmEndLayout>
            }
          />
        </Suspense>
      </div>
      <div className="mt-14 grid grid-cols-1 gap-x-11 gap-y-12 wide:grid-cols-12">
        {chapters.length > 0 && (
          <section aria-labelledby="chapters" className="min-w-0 wide:col-span-5">
            <h2 id="chapters" className="title-32 border-b-hair border-line pb-3">
              Chapters
            </h2>
            <ChapterList player={player} chapters={chapters} durationSec={durationSec} />
          </section>
        )}
        <div className="min-w-0 wide:col-span-7 wide:[--transcript-height:60svh]">
          <Transcript
            player={player}
            transcript={transcript}
            html={transcriptHtml}
            hasCaptions={captions}
            chapters={chapters}
            textHeading="Transcript"
          />
        </div>
      </div>
    </>
  );
}

function DownloadSound({ replay }: { replay: Replay }) {
  const { id, title, startsAt, zone, durationSec, standing: progress, visibilityTier } = replay;
  const { user } = useSession();
  const { data: sizeBytes } = useQuery(replayAudioSizeQuery(id));
  const about: OfflineReplay = { id, title, startsAt, zone, durationSec, positionSec: progress.positionSec };
  const download = useOfflineFile({
    ...{ owner: user?.id, id: toOfflineReplayFileId(id), name: title, tier: visibilityTier, about },
    address: async () => (await requestReplayAudioLink(id)).url,
  });
  return <AudioDownload label="Sound only" download={download} sizeBytes={sizeBytes} />;
}

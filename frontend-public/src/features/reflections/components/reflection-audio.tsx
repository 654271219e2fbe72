import { requestMediaLink } from '../../../frame/media/media-link.ts';
import { SoundPlayer } from '../../../frame/media/sound-player.tsx';
import type { Reflection } from '../api/reflections.ts';

export function ReflectionAudio({ reflection: { id, audioUrl } }: { reflection: Reflection }) {
  if (!audioUrl) return null;
  const load = async () =>
    audioUrl.startsWith('/files/media/') ? (await requestMediaLink({ kind: 'reflections', id })).url : audioUrl;
  return (
    <SoundPlayer label="Hear it read" load={load}>
      <span>Hear it read</span>
    </SoundPlayer>
  );
}

const QUALITY = 0.92;

export async function drawFrame(player: HTMLVideoElement, fileName: string): Promise<File | undefined> {
  if (player.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || player.videoWidth === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = player.videoWidth;
  canvas.height = player.videoHeight;
  canvas.getContext('2d')?.drawImage(player, 0, 0);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return picture
    ? new File([picture], createFrameFileName(fileName, player.currentTime), { type: picture.type })
    : undefined;
}

/** Returns a name such as "Morning 1-05.jpg" for the frame after 65 seconds of "Morning.mp4". */
export function createFrameFileName(fileName: string, second: number): string {
  const seconds = String(Math.floor(second % 60)).padStart(2, '0');
  return `${fileName.replace(/\.[^.]+$/, '')} ${Math.floor(second / 60)}-${seconds}.jpg`;
}

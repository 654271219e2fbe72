const clock = (seconds) => {
  const [whole, thousandths] = seconds.toFixed(3).split('.');
  return `00:${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}.${thousandths}`;
};

/** WebVTT, its words in the upper sky, clear of the light's way on the water and of the buttons at the foot. */
export function captionsOf({ name, words }, length) {
  const last = words.at(-1);
  if (last[1] > length) throw new RangeError(`The last caption of ${name} ends after the film`);
  const cues = words.map(([from, to, text]) => `${clock(from)} --> ${clock(to)} line:14%\n${text}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}

import type { Locator } from '@playwright/test';

/** Word writes list items as paragraphs, and their markers as text. */
export const WORD_HTML = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<h1>What to bring<o:p></o:p></h1>
<p class=MsoNormal>A <b style='mso-bidi-font-weight:normal'>warm</b> coat and <i>some</i>
<span style='font-size:18.0pt;color:red'>time</span>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span></span><![endif]>a candle<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span>&nbsp;&nbsp;</span></span><![endif]>or two<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]><a href="https://books.example/a">this book</a><o:p></o:p></p>
<h2>Steps</h2>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span><![endif]>Sit<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span>&nbsp;&nbsp;</span></span><![endif]>Breathe<img src="file:///C:/Users/a/image001.png"></p>
<!--EndFragment--></body></html>`;

/** Google Docs writes formats as styles, and a nested list after its item. */
export const GOOGLE_DOCS_HTML = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f3a">
<h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400;font-style:normal">What to bring</span></h1>
<p dir="ltr"><span style="font-weight:400">A </span><span style="font-weight:700">warm</span><span style="font-weight:400"> coat and </span><span style="font-weight:400;font-style:italic">some</span><span style="color:#ff0000;font-weight:400"> time.</span></p>
<br />
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">a candle</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400">or two</span></p></li></ul>
<li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><a href="https://books.example/a" style="text-decoration:none"><span style="font-weight:400;text-decoration:underline">this book</span></a></p></li></ul>
<h2 dir="ltr"><span style="font-weight:400">Steps</span></h2>
<ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Sit</span></p></li>
<li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Breathe</span><span><img src="https://lh7.googleusercontent.com/a.png" /></span></p></li></ol></b>`;

export async function pasteHtml(field: Locator, html: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

export async function transferPicture(
  field: Locator,
  { by, name, color }: { by: 'paste' | 'drop'; name: string; color: string },
): Promise<void> {
  await field.focus();
  await field.evaluate(
    async (element, picture) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1_000, height: 500 });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.fillStyle = picture.color;
      context.fillRect(0, 0, canvas.width, canvas.height);
      const { promise, resolve } = Promise.withResolvers<Blob | null>();
      canvas.toBlob(resolve, 'image/png');
      const data = new DataTransfer();
      data.items.add(new File([(await promise) ?? ''], picture.name, { type: 'image/png' }));
      const { right, bottom } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        picture.by === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, ...options })
          : new DragEvent('drop', { dataTransfer: data, clientX: right - 20, clientY: bottom - 12, ...options }),
      );
    },
    { by, name, color },
  );
}

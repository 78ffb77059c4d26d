/** Style and search of the API reference. */
export const REFERENCE_CSS = `
:root{color-scheme:light dark;font:15px/24px "Instrument Sans",system-ui,sans-serif;
--brand:light-dark(#0d5257,#6ccbc2);
--line:color-mix(in srgb,currentColor 16%,transparent);--soft:color-mix(in srgb,currentColor 6%,transparent)}
*{box-sizing:border-box}body{margin:0 auto;max-width:1280px;padding:32px 20px 96px}
h1{font:450 40px/48px Newsreader,Georgia,serif;letter-spacing:-.018em;margin:0 0 8px}
h2{font-size:20px;margin:0 0 4px}h3{font-size:16px;margin:0;overflow-wrap:anywhere}
code,pre{font:13px/20px ui-monospace,monospace}
a{color:var(--brand);text-underline-offset:3px}
.columns{display:grid;grid-template-columns:260px minmax(0,1fr);gap:40px;margin-top:24px}
nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:16px 4px}
nav h2{font-size:14px;margin:16px 0 4px}nav ul{list-style:none;margin:0;padding:0}
nav li a{display:block;padding:3px 0;overflow-wrap:anywhere}
nav a{text-decoration:none;color:inherit}nav a:hover{color:var(--brand);text-decoration:underline}
input{font:inherit;width:100%;min-height:44px;padding:8px 12px}
input{border:1px solid color-mix(in srgb,currentColor 45%,transparent);border-radius:10px}
.group{margin-bottom:40px;scroll-margin-top:16px}
article{border:1px solid var(--line);border-radius:14px;padding:16px 20px}
article{margin:12px 0;scroll-margin-top:16px}
article h3{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px}article h3 code{font-size:14px}
article h3 small{margin-inline-start:auto;font-weight:400;opacity:.75}article p{margin:6px 0}
.method{padding:2px 8px;border-radius:6px;background:var(--soft);color:var(--brand);font-size:12px}
pre{overflow:auto;max-height:420px;padding:12px;border-radius:10px;background:var(--soft);margin:4px 0 8px}
summary{cursor:pointer;padding:6px 0;color:var(--brand)}.scroll{overflow-x:auto}
table{border-collapse:collapse}td,th{text-align:left;padding:6px 16px 6px 0;vertical-align:top}
[hidden]{display:none}
@media (max-width:800px){.columns{grid-template-columns:minmax(0,1fr);gap:16px}
nav{position:static;max-height:none}nav h2,nav ul{display:none}h1{font-size:32px;line-height:40px}}
`;

/** Hides the calls without the words that are typed, and the groups without calls. */
export const REFERENCE_SCRIPT = `
const field = document.getElementById('search');
const found = document.getElementById('found');
const articles = [...document.querySelectorAll('article')];
field.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const article of articles)
    article.hidden = !words.every((word) => article.dataset.words.includes(word));
  for (const group of document.querySelectorAll('.group'))
    group.hidden = words.length > 0 && !group.querySelector('article:not([hidden])');
  const count = articles.filter((article) => !article.hidden).length;
  found.textContent = words.length === 0 ? '' : count === 1 ? '1 call' : count + ' calls';
});
`;

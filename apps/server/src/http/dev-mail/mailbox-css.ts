export const MAILBOX_CSS = `
:root{color-scheme:light dark;font:15px/24px "Instrument Sans",system-ui,sans-serif;
--line:color-mix(in srgb,currentColor 16%,transparent);--soft:color-mix(in srgb,currentColor 6%,transparent)}
*{box-sizing:border-box}body{margin:0 auto;max-width:1280px;padding:32px 20px 96px}
h1{font:450 36px/44px Newsreader,Georgia,serif;letter-spacing:-.018em;margin:0 0 12px;overflow-wrap:anywhere}
h2{font-size:16px;margin:0 0 8px;overflow-wrap:anywhere}a{color:inherit}
header{margin-bottom:24px}label{display:block;margin-bottom:4px}
.search{display:flex;gap:8px;max-width:480px}
input,button{font:inherit;min-height:44px;padding:8px 14px;border:1px solid var(--line);border-radius:10px}
input{flex:1;min-width:0}button{cursor:pointer;background:var(--soft);color:inherit}
.count,.at,.to{opacity:.8}.mails{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
.mails a{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,280px) 320px;gap:4px 24px;padding:12px 8px;
text-decoration:none;border-bottom:1px solid var(--line)}
.mails a:hover{background:var(--soft)}.subject{font-weight:600}.mails span{overflow-wrap:anywhere}
.at{font-variant-numeric:tabular-nums}
dl{margin:0}dl div{display:flex;gap:12px}dt{flex:0 0 104px;opacity:.8}dd{margin:0;overflow-wrap:anywhere}
.parts{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:24px;align-items:start}
iframe{width:100%;height:720px;border:1px solid var(--line);border-radius:14px}
iframe{background:Canvas}
pre{overflow:auto;max-height:720px;margin:0;padding:16px;border-radius:14px;background:var(--soft);
font:13px/20px ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
@media (max-width:800px){.mails a,.parts{grid-template-columns:minmax(0,1fr)}
h1{font-size:28px;line-height:36px}}
`;

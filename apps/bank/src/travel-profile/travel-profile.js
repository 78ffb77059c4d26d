/* A host of the travel portal's profile module: the bank's own page, on its own origin. It signs in, keeps the
   token to itself and hands the module a way to ask for it, and tells of its theme and language by events. */
const { portal } = document.body.dataset;
const texts = JSON.parse(document.getElementById('texts').textContent);
const byId = (id) => document.getElementById(id);
const profile = byId('profile');
const status = byId('status');

/** In memory alone: a new page signs in anew, which the bank's session makes one redirect. */
let token = null;
let section = location.hash.slice(1) || 'travelers';
let locale = document.documentElement.lang;
let theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
let says = 'waiting';

const say = (key) => {
  says = key;
  status.textContent = key ? texts[locale][key] : '';
};

async function call(method, path, body, headers = {}) {
  const answer = await fetch(`${portal}/api/v0${path}`, {
    method,
    credentials: 'include',
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const CAMPAIGN_MAX = 100;
/** The campaign of a query, `debug`, and nothing else of it: `?utm_source=statement`, or nothing. */
function campaignOf(query) {
  const given = new URLSearchParams(query);
  const named = CAMPAIGN.filter((name) => given.get(name));
  const kept = new URLSearchParams(named.map((name) => [name, given.get(name).slice(0, CAMPAIGN_MAX)]));
  const parts = [...(kept.size > 0 ? [String(kept)] : []), ...(given.has('debug') ? ['debug'] : [])];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Through the sign-in, which leaves this address behind; where nothing can be stored it is lost. */
function keepCampaign() {
  const campaign = campaignOf(location.search);
  try {
    if (campaign) sessionStorage.setItem('campaign', campaign);
  } catch {}
}
function takeCampaign() {
  try {
    const campaign = campaignOf(sessionStorage.getItem('campaign') ?? '');
    sessionStorage.removeItem('campaign');
    return campaign;
  } catch {
    return '';
  }
}

const signIn = async () => {
  const { authorizationUrl } = await call('POST', '/login/start', {});
  keepCampaign();
  location.assign(authorizationUrl);
};

/** Back from the bank's sign-in: the code becomes a session. */
async function finishSignIn() {
  const query = new URLSearchParams(location.search);
  const sent = Object.fromEntries(
    ['code', 'state', 'iss'].map((name) => [name, query.get(name) ?? undefined]),
  );
  history.replaceState(null, '', `/travel-profile${takeCampaign()}#${section}`);
  const opened = await call('POST', '/login/code', sent);
  token = opened.token;
}

async function signOut() {
  window.SojournProfile.unmount(profile);
  const authorization = `Bearer ${token}`;
  const { csrfToken } = await call('GET', '/session', null, { authorization });
  token = null;
  await call('POST', '/session/end', {}, { authorization, 'x-csrf-token': csrfToken });
  showSession();
}

async function show() {
  if (!token) return;
  say('waiting');
  try {
    await window.SojournProfile.render({
      container: profile,
      getToken: () => token,
      locale,
      theme,
      section,
      isAgent: byId('agent').checked,
      onSection: (next) => go(next),
      onSessionEnd: () => void signIn().catch(() => say('signInFailed')),
    });
    say('');
  } catch (error) {
    // Removed while it was on its way: that was asked for
    if (error.name !== 'AbortError') say('failed');
  }
}

function go(next) {
  section = next;
  history.replaceState(null, '', `/travel-profile${campaignOf(location.search)}#${next ?? ''}`);
  void show();
}

function showSession() {
  byId('sign-in').hidden = token !== null;
  byId('sign-out').hidden = token === null;
  document.body.toggleAttribute('data-signed-in', token !== null);
  if (token === null) say('signedOut');
}

const tell = (detail) => window.dispatchEvent(new CustomEvent('sojourn:host', { detail }));

function setTheme(next) {
  theme = next;
  document.body.dataset.theme = next;
  tell({ type: 'themeChange', theme });
}

function setLocale(next) {
  locale = next;
  document.documentElement.lang = next;
  document.title = document.title.replace(/^.*(?= · )/, texts[next].title);
  for (const language of ['en', 'fr']) byId(`locale-${language}`).ariaPressed = String(language === next);
  for (const element of document.querySelectorAll('[data-text]')) {
    element.textContent = texts[next][element.dataset.text];
  }
  if (says) say(says);
  tell({ type: 'localeChange', locale });
}

const pressed = (id, work) =>
  byId(id).addEventListener('click', () => void Promise.resolve(work()).catch(() => say('failed')));
pressed('sign-in', signIn);
pressed('sign-out', signOut);
pressed('theme-light', () => setTheme('light'));
pressed('theme-dark', () => setTheme('dark'));
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) =>
  setTheme(matches ? 'dark' : 'light'),
);
pressed('locale-en', () => setLocale('en'));
pressed('locale-fr', () => setLocale('fr'));
pressed('show', show);
pressed('agent', show);
pressed('remove', () => window.SojournProfile.unmount(profile));
for (const link of document.querySelectorAll('[data-section]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    go(link.dataset.section);
  });
}
window.SojournProfile?.subscribe((event) => {
  byId('last-event').textContent = JSON.stringify(event);
});

const showTools = () => {
  byId('tools').hidden = !new URLSearchParams(location.search).has('debug');
};

showSession();
showTools();
if (location.pathname.startsWith('/auth/startsession')) {
  try {
    say('waiting');
    await finishSignIn();
    showSession();
    showTools();
    await show();
  } catch {
    showSession();
    say('signInFailed');
  }
}

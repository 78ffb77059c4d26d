import { expect, test } from 'vitest';
import { isOfBuild, isPage, looseForVite } from './requests.ts';

test('a page is what a browser opens, not what a page loads or sends', () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  expect(isPage({ method: 'GET', headers: { accept } })).toBe(true);
  expect(isPage({ method: 'GET', headers: { accept: '*/*' } })).toBe(false);
  expect(isPage({ method: 'POST', headers: { accept } })).toBe(false);
});

test('pages of other origins get the built profile module, our own its source', () => {
  const module = '/embed/profile-v1.js';
  expect(isOfBuild(module, { 'sec-fetch-site': 'same-site' })).toBe(true);
  expect(isOfBuild(module, { 'sec-fetch-site': 'same-origin' })).toBe(false);
  expect(isOfBuild('/embed/profile-v1.css', { 'sec-fetch-site': 'same-site' })).toBe(true);
  expect(isOfBuild('/src/app/main.tsx', { 'sec-fetch-site': 'same-site' })).toBe(false);
});

test('styles and scripts may be in the page; everything else stays as strict as it is', () => {
  const policy = "style-src 'self'; object-src 'none'";
  expect(looseForVite({ 'content-security-policy': policy })['content-security-policy']).toBe(
    "style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline'; object-src 'none'",
  );
});

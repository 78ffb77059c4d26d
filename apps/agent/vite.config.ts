import { defineConfig } from 'vite';
import { siteConfig } from '../portal/build/site-config.ts';

export default defineConfig(siteConfig(import.meta.url));

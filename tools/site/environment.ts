import { loadEnv } from 'vite';

/**
 * The build's variables, from `.env` files and from the environment, which takes precedence. With `ENV_FILES=off` the
 * files are ignored, so that tests build the same site on every machine.
 */
export function siteEnvironment(): Record<string, string> {
  const files = process.env.ENV_FILES === 'off' ? '.cache/no-env-files' : process.cwd();
  return loadEnv('production', files, ['VITE_', 'SITE_URL', 'EDITOR_']);
}

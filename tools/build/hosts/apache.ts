import { everywhere, type HeaderRule, hidden, made, places, type Rules } from './headers.ts';
import { counterpart } from './names.ts';

/** Types that older servers lack, and text as what it is written in. */
const types = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
};

/** Where a rule holds, as the address of the file that is sent. */
const files = ({ path }: HeaderRule) => (path.endsWith('/') ? `^${path}` : `^${path}(\\.html)?$`);
const quoted = (text: string) => text.replaceAll('.', '\\.');

/** Leads the site's two names to the one that stays, and http to https. Other names (localhost, a preview) are left alone. */
function oneName(origin: string): string {
  const { host, protocol } = new URL(origin);
  const other = counterpart(origin);
  const lead = `  RewriteCond %{THE_REQUEST} "^\\S+ (?:https?://[^/]+)?(/[^? ]*)"\n  RewriteRule ^ ${origin}%1 [R=301,NE,END]\n`;
  // A proxy in front that speaks https to visitors, and http to this server, says so.
  const https = `  RewriteCond %{HTTPS} !=on
  RewriteCond %{HTTP:X-Forwarded-Proto} !=https
  RewriteCond %{HTTP_HOST} "^${quoted(host)}$" [NC]
  RewriteCond %{REQUEST_URI} !^/\\.well-known/
${lead}`;
  const bare = `  RewriteCond %{HTTP_HOST} "^${quoted(other ?? '')}$" [NC]
  RewriteCond %{REQUEST_URI} !^/\\.well-known/
${lead}`;
  return `${protocol === 'https:' ? https : ''}${other ? bare : ''}`;
}

/** `.htaccess` of Apache, and of the many hosts with cPanel. It lies in the site's folder. */
export function apacheFile(rules: Rules): string {
  const general = everywhere(rules);
  const kept = places(rules);
  return `# ${made}
Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html

${Object.entries(types)
  .map(([end, type]) => `<FilesMatch "\\.${end}(\\.br|\\.gz)?$">\n  ForceType "${type}"\n</FilesMatch>`)
  .join('\n')}
<IfModule mod_mime.c>
  AddType image/avif .avif
  AddType font/woff2 .woff2
  AddEncoding br .br
  AddEncoding gzip .gz
</IfModule>

<IfModule mod_headers.c>
${Object.entries(general)
  .map(([name, value]) => `  Header always set ${name} "${value}"`)
  .join('\n')}
  # By the address of what is sent: the not-found page is not kept.
${kept
  .map((rule, i) =>
    [
      `  SetEnvIf Request_URI "${files(rule)}" site_place_${i}`,
      ...Object.entries(rule.headers).map(
        ([name, value]) => `  Header always set ${name} "${value}" env=site_place_${i}`,
      ),
    ].join('\n'),
  )
  .join('\n')}
  <FilesMatch "\\.(${Object.keys(types).join('|')})(\\.br|\\.gz)?$">
    Header merge Vary Accept-Encoding
  </FilesMatch>
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase /
  # The page of an error.
  RewriteCond %{ENV:REDIRECT_STATUS} .
  RewriteRule ^ - [END]
  # A certificate's proof is asked for over http.
${oneName(rules.origin)}  RewriteCond %{REQUEST_URI} "${hidden}|/\\.(?!well-known/)|\\\\\\\\"
  RewriteRule ^ - [R=404,END]
${rules.redirects
  .map(({ from, to }) => `  RewriteRule "^${quoted(from.slice(1))}(/index|\\.html|/)*$" ${to} [R=301,END]`)
  .join('\n')}
  # The one address of a page: /about for /about/, //about.html and /%61bout. Only the address of a file that is there is ever a
  # place to go, so nobody is led away from the site.
  RewriteCond %{THE_REQUEST} "!^\\S+ /[? ]"
  RewriteRule "^(index|\\.html|/)*$" / [R=301,END]
  RewriteCond %{REQUEST_URI} "^(/[\\w./-]+?)(/index|\\.html|/)*$"
  RewriteCond "%1 %{THE_REQUEST}" "!^(\\S+) \\S+ \\1[? ]"
  RewriteCond %{DOCUMENT_ROOT}%1 -f [OR]
  RewriteCond %{DOCUMENT_ROOT}%1.html -f
  RewriteRule ^ %1 [R=301,END]
  # The file, and its compressed twin.
  RewriteRule ^ - [E=SITE_FILE:%{REQUEST_URI}]
  RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI} !-f
  RewriteRule . - [E=SITE_FILE:%{REQUEST_URI}.html]
  RewriteRule ^$ - [E=SITE_FILE:/index.html]
  RewriteCond %{DOCUMENT_ROOT}%{ENV:SITE_FILE} !-f
  RewriteRule ^ - [R=404,END]
  RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
  RewriteCond %{DOCUMENT_ROOT}%{ENV:SITE_FILE}.br -f
  RewriteRule ^ %{ENV:SITE_FILE}.br [END]
  RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
  RewriteCond %{DOCUMENT_ROOT}%{ENV:SITE_FILE}.gz -f
  RewriteRule ^ %{ENV:SITE_FILE}.gz [END]
  RewriteRule ^ %{ENV:SITE_FILE} [END]
</IfModule>
`;
}

/**
 * The script inside each page: fetches the boot script, whose address its tag holds, once the first frame is drawn.
 * It is the same in every build, because the policy that hosts send allows it by its hash.
 */
export const bootLoader =
  '{let{boot}=document.currentScript.dataset;requestAnimationFrame(()=>setTimeout(()=>import(boot)))}';

/** The script's tag. @param boot address of the boot script */
export const bootTag = (boot: string) => `<script data-boot="${boot}">${bootLoader}</script>`;

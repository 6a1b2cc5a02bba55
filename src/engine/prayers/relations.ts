import type { Language } from '../engine.ts'

/** How somebody is referred to again: she, he, or they; `any` where the word does not tell. */
export type Sex = 'she' | 'he' | 'they' | 'any'

const words = (sex: Sex, list: string): [string, Sex][] =>
  list.split(' ').map((word) => [word.replaceAll('_', ' '), sex])

/** Words for people that somebody may pray for as “my …”. Folded: lower case, without accents. */
export const relations: Readonly<Record<Language, ReadonlyMap<string, Sex>>> = {
  en: new Map([
    ...words(
      'she',
      'mother mom mum mama mommy grandmother grandma granny nana wife sister daughter aunt niece girlfriend fiancee stepmother stepdaughter granddaughter mother-in-law sister-in-law daughter-in-law goddaughter godmother',
    ),
    ...words(
      'he',
      'father dad daddy papa grandfather grandpa husband brother son uncle nephew boyfriend fiance stepfather stepson grandson father-in-law brother-in-law son-in-law godson godfather',
    ),
    ...words(
      'they',
      'parents children kids sons daughters grandparents grandchildren brothers sisters siblings friends neighbors neighbours colleagues coworkers students family teachers cousins in-laws classmates teenagers teens twins',
    ),
    ...words(
      'any',
      'friend neighbor neighbour cousin spouse partner baby child boss coworker colleague teacher pastor doctor roommate classmate grandchild student godchild stepchild priest nurse caregiver',
    ),
  ]),
  es: new Map([
    ...words(
      'she',
      'madre mama mami abuela abuelita esposa mujer hermana hija tia sobrina novia suegra nuera cunada nieta amiga vecina prima maestra companera jefa ahijada madrina pastora doctora',
    ),
    ...words(
      'he',
      'padre papa papi abuelo abuelito esposo marido hermano hijo tio sobrino novio suegro yerno cunado nieto amigo vecino primo maestro companero jefe ahijado padrino pastor doctor',
    ),
    ...words(
      'they',
      'padres hijos hijas abuelos nietos hermanos hermanas amigos amigas vecinos companeros primos sobrinos suegros tios papas alumnos adolescentes gemelos gemelas',
    ),
    ...words('she', 'familia'),
    ...words('he', 'bebe'),
  ]),
}

/** Groups of people as a topic names them, folded, and as a prayer does. */
export const groups: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map(
    `the sick;the dying;the poor;the hungry;the homeless;the lonely;the elderly;the bereaved;the persecuted;the oppressed;
    refugees;migrants;immigrants;orphans;widows;prisoners;soldiers;veterans;doctors and nurses;doctors;nurses;teachers;
    students;missionaries;pastors;firefighters;police officers;first responders;caregivers;children;newlyweds;farmers;
    expectant mothers;single mothers;single parents;young people;our leaders;world leaders`
      .split(';')
      .map((name) => [name.trim(), name.trim()]),
  ),
  es: new Map(
    `los enfermos;los moribundos;los pobres;los hambrientos;los ancianos;los perseguidos;los oprimidos;los refugiados;
    los migrantes;los inmigrantes;los huérfanos;las viudas;los presos;los soldados;los médicos;las enfermeras;los maestros;
    los estudiantes;los misioneros;los pastores;los bomberos;los niños;los recién casados;los campesinos;los jóvenes;
    las madres solteras;nuestros gobernantes`
      .split(';')
      .map((name) => [name.trim().normalize('NFD').replace(/\p{M}/gu, ''), name.trim()]),
  ),
}

import type { Language } from '../engine.ts'

/**
 * What help is needed: `self` who would rather not live, `other` who is afraid for somebody who would, `partner` is violence of a
 * husband, a wife or whoever else one lives with as a couple; `own` is violence that the writer does; `witness` is somebody who sees
 * another harmed, `threatens` who fears what another may do; `unsure` where danger is only possible.
 */
export type Need =
  | 'self'
  | 'other'
  | 'violence'
  | 'partner'
  | 'own'
  | 'witness'
  | 'threatens'
  | 'voices'
  | 'treatment'
  | 'unsure'

export type CrisisPhrases = {
  /** Where to turn at this moment, for what does not name it otherwise. */
  now: string
  near: Readonly<Record<Need, string>>
  help: Readonly<Record<Need, string>>
  /** Added where the writer strikes a child. */
  ownChild: string
  /** Added where a child writes, or is written of. */
  child: string
  lines: string
  /** The same, where the writer does harm. */
  linesForBoth: string
  verse: string
  /** Between help that was offered in case and the answer. */
  otherwise: string
  forgiving: string
}

/** What the help says, by what the danger is. */
export const crisisPhrases: Readonly<Record<Language, CrisisPhrases>> = {
  en: {
    now: 'If you are hurt, have taken something or may act on it, or if you or somebody near you is in danger at this moment, call your local emergency number now, or go to where other people are.',
    near: {
      self: 'I am so sorry that it hurts this much. You are not alone, and you do not have to carry this by yourself.',
      other: 'Thank you for caring enough to speak up. This is too heavy to carry alone, for them and for you.',
      violence:
        'I am so sorry. What is being done is not your fault, and it is not something you have to bear in silence.',
      partner:
        'I am so sorry. What is being done to you is not your fault, and it is not something you have to bear in silence.',
      own: 'It is right that you say it. What comes first is that the other person is safe, now and tonight: stop, leave the room or the house before anything more happens, and put whatever could be a weapon out of reach. If somebody is hurt or in danger, call your local emergency number or a doctor now.',
      witness:
        'Thank you for not looking away. Whoever is being hurt needs somebody who sees it, and you have seen it.',
      threatens: 'Thank you for taking it seriously. A threat to hurt people is not a secret that you have to keep.',
      voices: 'That must be frightening, and you do not have to face it alone. You need not do what a voice tells you.',
      unsure:
        'In case it is needed: if you or anyone you write about is being hurt, is in danger or thinks of dying, you are not alone with it.',
      treatment:
        'I can hear how much this matters to you. What you tell of needs somebody who can look at it now, and no treatment should be stopped or refused without them.',
    },
    help: {
      self: 'Please talk to somebody today: a crisis line, a doctor, or someone you trust. Tell them plainly what you told me. Asking for help is no lack of faith.',
      other:
        'Stay with them or stay in touch, ask plainly whether they think of dying, and get help with them: a crisis line, a doctor, or the emergency number when it is urgent. You need not promise to keep it secret.',
      violence:
        'Please tell somebody who can act: the police or emergency number, a helpline, a doctor, or someone you trust outside of it. What is done in secret may be told, and no verse asks you to stay where you are harmed.',
      partner:
        'You may leave, and you may ask for help before you decide anything: the police or emergency number, a helpline or shelter for people harmed at home, a doctor, or someone you trust who will not tell him or her. Leaving can be the most dangerous time, so plan it with them if you can. No vow and no verse asks you to stay where you are harmed; if there are children, they need safety too.',
      own: 'To harm another is a wrong, and never the fault of the one who is harmed, whatever was said or done before. It can stop, and you need help for that before the next time: a programme for people who use violence, a helpline, a counselor or a doctor, and somebody you answer to. Whoever was harmed is free to leave, to tell others and to call the police; nothing in Scripture asks them to stay, to forgive at once or to trust again.',
      witness:
        'If it is happening now, call the police or your emergency number. Otherwise make sure, if you safely can, that the person knows you believe them and that it is not their fault; where a child is being hurt, tell child protection, a teacher, a doctor or the police today. You need no proof to report it, and it is not yours to question or confront the one who does it.',
      threatens:
        'Call the police or your emergency number now if it may be soon, or if there is a weapon; otherwise tell the police, a doctor or whoever is responsible for the people in danger today, and warn whoever is threatened if you safely can. Do not try to stop it alone.',
      voices:
        'Stay near somebody you trust, keep away from anything that could hurt you or others, and call a doctor or the emergency number now. God does not ask you to harm yourself or anybody.',
      unsure: 'Call your local emergency number or a help line, or tell someone you trust today.',
      treatment:
        'Call the emergency number now if somebody faints, is confused, has a drooping face, an arm that does not lift or slurred speech, pain in the chest, trouble breathing or vomiting that does not stop, has taken too much of something, or is without insulin. Otherwise speak to a doctor today. Prayer and medicine do not exclude each other, and to take medicine or to be treated is no lack of faith.',
    },
    ownChild:
      'If it is a baby, lay it down in a safe place and leave the room; ask another adult to come and take over. A child is never to blame.',
    child: 'A child is never to blame, and may tell a teacher or another grown-up too.',
    lines: 'You can reach help here:',
    linesForBoth: 'Help can be reached here, for the one who is harmed and for you:',
    verse: 'Scripture says:',
    otherwise: 'Here is an answer to what you wrote.',
    forgiving: 'On forgiving',
  },
  es: {
    now: 'Si está herido, ha tomado algo o podría hacerlo, o si usted o alguien cercano está en peligro en este momento, llame ahora al número de emergencias de su lugar, o vaya adonde haya otras personas.',
    near: {
      self: 'Siento mucho que duela tanto. No está usted solo, y no tiene que llevar esto sin ayuda.',
      other:
        'Gracias por preocuparse y decirlo. Esto pesa demasiado para llevarlo a solas, para esa persona y para usted.',
      violence: 'Lo siento mucho. Lo que está pasando no es culpa suya, y no tiene que soportarlo en silencio.',
      partner: 'Lo siento mucho. Lo que le hacen no es culpa suya, y no tiene que soportarlo en silencio.',
      own: 'Hace bien en decirlo. Lo primero es que la otra persona esté a salvo, ahora y esta noche: deténgase, salga del cuarto o de la casa antes de que pase algo más y deje fuera de alcance todo lo que pueda servir de arma. Si alguien está herido o en peligro, llame ahora al número de emergencias de su lugar o a un médico.',
      witness: 'Gracias por no mirar a otro lado. Quien sufre daño necesita a alguien que lo vea, y usted lo ha visto.',
      threatens: 'Gracias por tomarlo en serio. Una amenaza de hacer daño no es un secreto que tenga que guardar.',
      voices: 'Eso debe de dar miedo, y no tiene que afrontarlo a solas. No tiene que hacer lo que le diga una voz.',
      unsure:
        'Por si hace falta: si usted o alguien de quien escribe sufre daño, está en peligro o piensa en morir, no está a solas con ello.',
      treatment:
        'Entiendo cuánto le importa esto. Lo que cuenta necesita que alguien lo atienda ahora, y ningún tratamiento se debe dejar ni rechazar por cuenta propia.',
    },
    help: {
      self: 'Por favor, hable hoy con alguien: una línea de crisis, un médico o una persona de confianza. Dígale claramente lo que me ha dicho. Pedir ayuda no es falta de fe.',
      other:
        'Quédese con esa persona o en contacto, pregúntele sin rodeos si piensa en morir y busquen ayuda juntos: una línea de crisis, un médico o, si urge, el número de emergencias. No tiene que prometer que guardará el secreto.',
      violence:
        'Por favor, dígaselo a alguien que pueda actuar: la policía o el número de emergencias, una línea de ayuda, un médico o alguien de confianza ajeno a ello. Lo que se hace en secreto se puede contar, y ningún versículo le pide quedarse donde le hacen daño.',
      partner:
        'Puede irse, y puede pedir ayuda antes de decidir nada: la policía o el número de emergencias, una línea de ayuda o una casa de acogida para quienes sufren violencia en el hogar, un médico o alguien de confianza que no se lo cuente a su pareja. Irse puede ser el momento de más peligro; si puede, prepárelo con esa ayuda. Ninguna promesa ni ningún versículo le pide quedarse donde le hacen daño; si hay niños, también ellos necesitan estar a salvo.',
      own: 'Hacer daño a otro está mal, y nunca es culpa de quien lo sufre, sea lo que sea lo que se dijo o hizo antes. Puede terminar, y para eso necesita ayuda antes de la próxima vez: un programa para personas que ejercen violencia, una línea de ayuda, un consejero o un médico, y alguien a quien rendir cuentas. Quien sufrió el daño es libre de irse, de contarlo y de llamar a la policía; nada en la Escritura le pide quedarse, perdonar enseguida ni volver a confiar.',
      witness:
        'Si está pasando ahora, llame a la policía o al número de emergencias. Si no, procure, si puede hacerlo sin riesgo, que esa persona sepa que usted le cree y que no es culpa suya; si se trata de un niño, avise hoy mismo a protección de menores, a un maestro, a un médico o a la policía. No hacen falta pruebas para avisar, y no le toca a usted interrogar ni enfrentar a quien lo hace.',
      threatens:
        'Llame ahora a la policía o al número de emergencias si puede ser pronto o si hay un arma; si no, avise hoy a la policía, a un médico o a quien cuide de las personas en peligro, y advierta a quien está amenazado si puede hacerlo sin riesgo. No intente impedirlo sin ayuda.',
      voices:
        'Quédese cerca de alguien de confianza, aléjese de todo lo que pueda hacerle daño a usted o a otros y llame ahora a un médico o al número de emergencias. Dios no le pide que se haga daño ni que dañe a nadie.',
      unsure: 'Llame al número de emergencias o a una línea de ayuda, o dígaselo hoy a alguien de confianza.',
      treatment:
        'Llame ahora al número de emergencias si alguien se desmaya, está confuso, tiene la cara torcida, no puede levantar un brazo o habla enredado, le duele el pecho, respira mal o no deja de vomitar, ha tomado demasiado de algo o está sin insulina. Si no, hable hoy con un médico. La oración y la medicina no se excluyen, y tomar medicinas o recibir tratamiento no es falta de fe.',
    },
    ownChild:
      'Si es un bebé, déjelo en un lugar seguro y salga del cuarto; pida a otro adulto que venga a encargarse. Un niño nunca tiene la culpa.',
    child: 'Un niño nunca tiene la culpa, y puede contárselo también a un maestro o a otro adulto.',
    lines: 'Aquí puede encontrar ayuda:',
    linesForBoth: 'Aquí hay ayuda, para quien sufre el daño y para usted:',
    verse: 'La Escritura dice:',
    otherwise: 'Esta es una respuesta a lo que escribe.',
    forgiving: 'Sobre el perdón',
  },
}

import type { DemoReflection } from './reflections.ts';

export const comingReflections: readonly DemoReflection[] = [
  {
    title: 'The moment before the name',
    question: 'Who was awake before you remembered who you are?',
    paragraphs: [
      'There is a moment each morning that belongs to nobody. You have woken, but you have not yet remembered your name, your age or what is waiting for you. It lasts a second or two. Then the day finds you, and you are someone again, with a list.',
      'You do not need to hold on to that moment. It cannot be held, and trying makes one more task of it. It is enough to know that it comes every day, unearned, to everybody in your street. Your neighbor woke into it too. So did the person you find difficult. For a second this morning there were no sides. The light was on the wall, and something saw it, and it had not yet been told whose light it was.',
    ],
  },
  {
    title: 'How far the sound goes',
    question: 'Where does the room end and the listening begin?',
    paragraphs: [
      'Somewhere a door closes. You hear it without deciding to. The sound did not ask whether you were ready, and it did not stop at your ear to be let in. It was outside, and then it was simply heard.',
      'We think of ourselves as sitting inside the head and looking out through two small windows. But listen to the farthest thing you can hear just now: a road, a bird, a machine in another house. You are as much there as here. Hearing has no wall around it. If you look for the place where the world stops and your hearing starts, you will search for a long time, and it will be a pleasant search. A whole town can fit into a quiet person. It has been in there all along.',
    ],
  },
  {
    title: 'The cup',
    question: 'What is there on this table that you made alone?',
    paragraphs: [
      'Take the cup nearest to you in both hands. Somebody dug the clay. Somebody kept the fire at the right heat for a night, and was tired in the morning. Somebody drove it along a wet road, and somebody else was kind, or short, at the till. The water came down as rain on a hill you have never walked on.',
      'None of them know you. All of them are in your hands. It is not necessary to feel grateful about it; gratitude that is ordered comes late and stays briefly. Only look, for the length of one sip, at how many it takes to make something as plain as a cup of tea. Then drink it before it is cold. That too is a way of thanking them.',
    ],
  },
  {
    title: 'Setting it down',
    question: 'What would be left of you if you set it down?',
    paragraphs: [
      'You have carried something since early morning. It may be a sentence that you should have said, or one that you should not have. It has no weight, and your shoulders know it exactly.',
      'Nobody asks you to throw it away. Put it down beside you, the way one puts down a bag at a station, still in reach. Sit next to it for three breaths. You may find that the hand stays bent for a while, as if the handle were still there. That is only habit. After some time it opens. You can pick the bag up again before the train comes, and perhaps you will. But you have learned something about it now: it was not a part of your body. It was standing there all the time on its own four feet.',
    ],
  },
  {
    title: 'The one who is late',
    question: 'What do you become while you wait?',
    paragraphs: [
      'Somebody is late, and you are early. Between the two there is a gap of eleven minutes that nobody planned. Usually we fill it at once, with a screen, or with a speech that we are going to give when they come through the door.',
      'Leave it open today. Look at what is there when nothing is supposed to happen. A woman adjusts a child’s hat. The window holds a piece of sky the size of a letter. Something in your chest wants to be paid for its time, and then, a little later, it does not want it so much any more. When the other person arrives, out of breath, they will look at your face to learn how bad it was. It is a good moment to have nothing in it but a welcome.',
    ],
  },
  {
    title: 'Weather',
    question: 'What passes through you that you take for yourself?',
    paragraphs: [
      'This morning there was a grey thought, and by noon it had covered everything. It said that it had always been like this. Every weather says so. The fog believes in fog, and on a clear day nobody can imagine an umbrella.',
      'You are allowed to be in weather. There is no need to argue with a cloud, and nobody has ever won. But now and then, look up through it in the ordinary way, as you would on any walk. What is it that notices that the day is grey? It is not grey itself. It was there in the blue week as well, and it noticed that too, without liking it more. It has been raining in you for an hour. The sky has not become wet.',
    ],
  },
  {
    title: 'Half of the bench',
    question: 'Whom have you made room for without a word?',
    paragraphs: [
      'In the park a man moves his coat so that a stranger can sit. It takes him less than a second. He does not look up from his newspaper. Something very large has happened, and neither of them will mention it at supper.',
      'Most kindness has this size. It is a coat moved, a door held with one foot, a car let in at the corner. If it were counted, it would come to more than all the great deeds of a year. The one who sits down feels for a moment that the world expected him. The one who moved the coat feels nothing in particular, and that is perhaps the finest part. There was not much of a border between the two, so there was not much to cross. Half of the bench was always his.',
    ],
  },
  {
    title: 'The second glance',
    question: 'What did you see the second time?',
    paragraphs: [
      'You know your street. You have known it for so long that you no longer see it; you see the word for it. The gate, the dog, the woman with the bad knee. Names are quick, and they save a great deal of time, and then one wonders where the time went.',
      'Look at one thing twice today. Choose something small and well known, such as the handle of your own door. The first glance says what it is. Stay, and let a second glance come after it, slower, which does not say anything. There is a worn place where your hand goes. The light is lying in it. It has been there for years, shining a little for nobody. Nothing was added to the world by looking. And yet there is more of it.',
    ],
  },
  {
    title: 'Bread',
    question: 'Who is at the table although you cannot see them?',
    paragraphs: [
      'There is a field in this bread. You can say that as a pretty sentence, or you can chew slowly and find out that it is only a fact. The field is there, with its stones, and the night in June when it rained in time.',
      'The baker got up at two. She is in it as well, with her cold kitchen and her radio. When you swallow, all of that stops being outside. By this evening it will be the warmth of your hand on somebody’s shoulder. Where exactly did the field end and you begin? We ask it as though it were deep. A child could ask it with a full mouth. Eat slowly enough, once today, for the question to arrive before the plate is empty.',
    ],
  },
  {
    title: 'A small no',
    question: 'What would you be free for?',
    paragraphs: [
      'You said yes on Tuesday, and now it is nearly there. Everything in you that is honest would like to stay at home. You look for a reason that is good enough to show to somebody, a cold, a train, a cousin.',
      'Kindness is not the same as being always available. A well that anyone may empty is soon a hole with a rope. There is a small, plain no that does not push anybody away. It has few words, and no cousin in it. “I cannot, and I hope it will be a good evening.” Say it early, so that the other person can still choose. Then use the evening that you kept. If it is only spent on feeling guilty, neither of you had it.',
    ],
  },
  {
    title: 'The gap between two breaths',
    question: 'What is there when nothing is being done?',
    paragraphs: [
      'After the breath has gone out there is a rest. You did not put it there. It is short, shorter than the time one needs to say so, and in it nothing is being done by anybody.',
      'People travel far to find silence, and come home with photographs of it. It is also here, some fifteen times a minute, between one breath and the next. You need not make it longer. If you try, you will only get a held breath, which is a different thing and rather loud. Only be there once when it happens. It feels a little like the top of a swing, where you are neither going nor coming, and weigh nothing. Then the next breath begins by itself, as though somebody had remembered you.',
    ],
  },
  {
    title: 'Old photograph',
    question: 'Who has been there all the time?',
    paragraphs: [
      'You find a picture of yourself at nine years old. The pullover is terrible. You look at the face, and it is strange: hardly a cell of that child is left, none of the worries, not one opinion. And yet you did not have to be introduced.',
      'Something has looked out of all those faces, the one with the missing tooth and the one that could not sleep before the examination. It has not grown older in the way the pullover has. It did not know more then, and it does not know less now. It is what the years happened to. Do not try to get hold of it; it is what would be doing the holding. Put the picture where you can see it. Let the two of you look at each other.',
    ],
  },
  {
    title: 'The difficult person',
    question: 'What do they want that you have never wanted?',
    paragraphs: [
      'There is one face that you think of when someone says the word difficult. It has come already; you see how obedient the mind is. Let it stay for a moment and do not improve it.',
      'That person woke up today. They looked for their glasses. There is somebody whom they would miss, and a thing they hope will not be found out. They would like to be safe, and to be right, and to be told that it was not in vain. Look through your own day for something that you want and they do not. You may find the means different, and very annoying. The wish under it is as like yours as one drop is to the next. You do not have to phone them. It is enough to lose a little of the proof.',
    ],
  },
  {
    title: 'Walking home',
    question: 'Which step brought you here?',
    paragraphs: [
      'You have walked this way a thousand times and were there on perhaps ten of them. The rest of the time you were in a meeting that was over, or in one that had not begun, and your feet saw to it that you arrived.',
      'Give them one stretch today, from the corner to the lamp. Feel how the heel comes down, and how the whole weight goes over, and how the ground takes it each time without remark. It has taken everybody who ever walked here, the quick and the sorry, with the same patience. Nothing is holding you up but this. Between the corner and the lamp there are about forty steps. They are enough. By the second ten you will have forgotten to do it; by the third you may remember, and that one counts twice.',
    ],
  },
  {
    title: 'What the hands know',
    question: 'When did you last do something without thinking of yourself?',
    paragraphs: [
      'Watch somebody who does a thing well: a cook with an onion, a woman plaiting her daughter’s hair. The hands go their way. There is no one standing behind them giving orders. If you asked, they would have to stop and think, and then it would not work.',
      'You have such a thing as well. It may be tying a shoe or backing a car into a gap. While it happens you are quite gone, and it goes better so. Afterward you come back and say that you did it. It is a harmless sort of theft. Only notice today how much is done while nobody is doing it: the breathing, the walking, the finding of words. A great part of your life is being lived for you, and rather well.',
    ],
  },
  {
    title: 'The unfinished thing',
    question: 'What may stay undone tonight?',
    paragraphs: [
      'It is evening, and the list is longer than it was in the morning. You did six things, and seven came. One could go on until midnight and meet midnight with nine.',
      'The trees outside are not finished either. There is not one among them that is done with being a tree, and they let it get dark. Choose one thing on the list that may stay undone tonight. Do not move it to tomorrow with an angry arrow. Say to it, as you would to a guest who has come at a bad hour, that you have seen it and that it is not forgotten. Then turn off the lamp. What has to grow does some of its growing while nobody looks. You are among the things of which this is true.',
    ],
  },
  {
    title: 'Across the road',
    question: 'What do you know of the people behind the lit windows?',
    paragraphs: [
      'At dusk there is a quarter of an hour in which people have turned on their lamps but not yet drawn the curtains. You go along the street and there they are, each in a small bright room: somebody stirring, somebody with a telephone, a man who stands and looks at nothing.',
      'They do not know that they are so beautiful. From inside it is only a kitchen with the washing-up. From outside you can see that each of these rooms is the middle of the world, and that the street is full of middles. Yours is one of them. When you come home and put on the light, somebody may go by in the dark, and slow down for a moment, and think well of you without a reason. Leave the curtain open a little longer.',
    ],
  },
  {
    title: 'The same rain',
    question: 'What falls on you and on others alike?',
    paragraphs: [
      'It has rained since four. It rains on the bank and on the bench before the bank where someone sleeps. It rains on the wedding that was planned for a year and on the field that had been praying. It makes no exceptions and takes no requests.',
      'It is comforting to be treated in this way now and then. For some hours nobody in the town is special. Under the same awning stand a judge and a boy with a bicycle, and they look up at the same time with the same face, and one of them says what everyone has said under every awning. It is not a deep remark. Two minutes ago they had nothing in common. Now they have the whole sky. Stay under there a little longer than you have to.',
    ],
  },
  {
    title: 'Beginning again',
    question: 'How do you speak to yourself when you have forgotten?',
    paragraphs: [
      'You meant to sit this morning. You meant to yesterday as well. If you wrote down the days, there would be a line of crosses, and then a great white stretch, and you would look at the white and not at the crosses.',
      'There is no debt. The moment in which you notice that you forgot is not the end of the practice; it is the practice, the most important minute of it. Somebody has just woken up. You would not greet a child who wakes with a lecture about sleeping. You would say good morning. Say it now, and take one breath on purpose. With that it is done. The path has not gone away in the meantime. It has been lying there in the sun with its gate open.',
    ],
  },
  {
    title: 'The weight of a word',
    question: 'What would you say with half the words?',
    paragraphs: [
      'This week you may say something that somebody will remember for thirty years. You will not know which sentence it was. It will be a small one, on the stairs, while you are looking for your keys.',
      'There is no way of preparing it. One can only keep good company with one’s own words, so that the one which slips out unguarded is a friendly one. Try to say a little less today than you are able to. Not coldly; only leave a hand’s breadth of quiet around each sentence, as a painter leaves the paper white. You will hear yourself sooner. And the other person, who is used to being talked to the edge, will find that there is room beside you, and will perhaps sit down in it.',
    ],
  },
  {
    title: 'What the night takes back',
    question: 'What are you when you sleep?',
    paragraphs: [
      'Each night, you hand everything in. The name first, then the work, then the people you love, then the knowledge that there is such a thing as you. You do it without fear. You even look forward to it from about four in the afternoon.',
      'Nobody has ever complained, in the deepest part of sleep, of being nobody. It is the one thing that all of us do together, the prisoner and the guard, the enemy and his child, turned toward the same dark as flowers are to the sun. In the morning it is all handed back to you, a little pressed, and you call it life and begin to defend it. Tonight when you lie down, notice the moment in which you let go. You are rather good at it.',
    ],
  },
];
